/** "My buddy says it's the alternator": what somebody who has not seen the car thinks is no sign of it. */
const HEARSAY =
  /(?:^|(?<=[.!?;,]\s?)|\b(?:but|and|though|because)\s+)(?:also\s+)?(?:my|a|the|his|her|some)\s+(?:\w+\s+){0,2}?(?:buddy|friend|brother|sister|dad|father|mom|mum|mother|uncle|cousin|neighbou?r|husband|wife|boss|coworker|co-worker|guy|boyfriend|girlfriend|son|daughter|roommate|father-in-law|brother-in-law|grandpa)\s+(?:who\s+\w+\s+\w+\s+)?(?:says?|said|thinks?|thought|swears?|guess(?:es|ed)?|reckons?|tells? me|told me|claims?|is sure|bets?)\s+(?:that\s+)?(?:it(?:['’]?s| is| was| has to be| must be| might be| could be| may be)|this is|that(?:['’]s| is))\s+(?:(?:just|probably|definitely|only|most likely)\s+)*(?:the|my|your|an?|bad)\s+(?!(?:\w+\s+)?(?:noise|sound|knock\w*|smell|light|lamp|leak|smoke|vibration)\b)[^.!?;,\n]*/gi

/** The words of an owner without the theories of others: the reader would take a guessed part for a sign. */
export const wordsForReader = (text: string): string =>
  text
    // Before the pattern looks back over blanks: over thousands of them it would look back thousands of times.
    .replaceAll(/\s{2,}/g, ' ')
    .replaceAll(HEARSAY, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
