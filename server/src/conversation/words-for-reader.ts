/** "My buddy says it's the alternator": what somebody who has not seen the car thinks is no sign of it. */
const HEARSAY =
  /(?:^|(?<=[.!?;,]\s?)|\b(?:but|and|though|because)\s{1,9})(?:also\s{1,9})?(?:my|a|the|his|her|some)\s{1,9}(?:\w{1,24}\s{1,9}){0,2}?(?:buddy|friend|brother|sister|dad|father|mom|mum|mother|uncle|cousin|neighbou?r|husband|wife|boss|coworker|co-worker|guy|boyfriend|girlfriend|son|daughter|roommate|father-in-law|brother-in-law|grandpa)\s{1,9}(?:who\s{1,9}\w{1,24}\s{1,9}\w{1,24}\s{1,9})?(?:says?|said|thinks?|thought|swears?|guess(?:es|ed)?|reckons?|tells? me|told me|claims?|is sure|bets?)\s{1,9}(?:that\s{1,9})?(?:it(?:['’]?s| is| was| has to be| must be| might be| could be| may be)|this is|that(?:['’]s| is))\s{1,9}(?:(?:just|probably|definitely|only|most likely)\s{1,9}){0,6}(?:the|my|your|an?|bad)\s{1,9}(?!(?:\w{1,24}\s{1,9})?(?:noise|sound|knock\w{0,24}|smell|light|lamp|leak|smoke|vibration)\b)[^.!?;,\n]{0,60}/gi

/** The words of an owner without the theories of others: the reader would take a guessed part for a sign. */
export const wordsForReader = (text: string): string =>
  text
    // Before the pattern looks back over blanks: over thousands of them it would look back thousands of times.
    .replaceAll(/\s{2,}/g, ' ')
    .replaceAll(HEARSAY, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
