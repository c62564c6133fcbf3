/** "$1,200", "900 bucks", "3k": a price by its form alone. */
const MARKED =
  /\$ ?(\d[\d,]{0,60}(?:\.\d{1,20})?) ?(k)?\b|\b(\d[\d,]{0,60}(?:\.\d{1,20})?) ?(k)? ?(?:bucks?|dollars?|usd|quid|grand)\b/i
/** "They want 450", "quoted 3k": a number is a price behind a word for one, and where it counts nothing else. */
const BEHIND_A_WORD =
  /\b(?:quot\w{0,24}|wants?|wanted|asking|asks|charg(?:es?|ed|ing)|estimate\w{0,24}|bill|pay(?:ing)?|paid|worth|spend|spent|costs?|price|(?:done|fixed|repaired|job|it|that|them|in|on|pads|rotors|brakes) for|(?:shop|mechanic|garage|dealer\w{0,24}|they|he|she) (?:says?|said)|budget|cheaper than)(?: (?:me|us|of|is|was|about|around|like|only|a|at|over|under|almost|nearly)){0,6} (\d[\d,]{0,60}(?:\.\d{1,20})?) ?(k)?\b(?!,?\d| ?(?:%|k?\s?(?:miles?|mi|km|rpm|mph|psi|degrees?|volts?|v|years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|times?|quarts?|gallons?|liters?|cylinders?|am|pm|f|c)\b))/i
/** "450 sound right?", "is 1500 too much". */
const BEFORE_A_JUDGEMENT =
  /\b(\d[\d,]{0,60}(?:\.\d{1,20})?) ?(k)?\b(?= (?:\w{1,24} ){0,3}?(?:sounds?|seems?|too (?:much|high)|a lot|steep|fair|reasonable|rip|(?:good|fair|right|ok) (?:price|deal)))/i
/** Below it nobody mends a car, above it nobody drives it. */
const LEAST = 20
const MOST = 60_000

/** The sum of money that a line names; null where it names none. */
export function readAmount(text: string): number | null {
  const marked = MARKED.exec(text)
  const [digits, thousands] = marked
    ? [marked[1] ?? marked[3], marked[2] ?? marked[4] ?? (/grand/i.test(marked[0]) ? 'k' : undefined)]
    : ((BEHIND_A_WORD.exec(text) ?? BEFORE_A_JUDGEMENT.exec(text))?.slice(1) ?? [])
  if (digits === undefined) return null
  const amount = Number(digits.replaceAll(',', '')) * (thousands ? 1_000 : 1)
  return amount >= LEAST && amount <= MOST && !isYear(amount, marked !== null) ? amount : null
}

/** "It is 2015" tells of a car. */
const isYear = (amount: number, isMarked: boolean) =>
  !isMarked && amount >= 1980 && amount <= 2035 && amount % 50 !== 0

/** Characters of a line that asks about a price; a longer one tells a story in which money was paid. */
const LONGEST = 110
const IS_QUOTED =
  /\?\s{0,9}$|\b(?:quot\w{0,24}|wants?|wanted|asking|charg(?:es?|ing)|estimate\w{0,24}|says?|said|sounds?|seems?|fair|reasonable|rip\W?off|robbed|too (?:much|high)|a lot|steep|high|good (?:deal|price)|budget|(?:for|under) (?:less than|under|about|around)|worth|spend|afford)\b/i
/** Whether a price is named to be judged: "is $900 a rip off", "they want 450". */
export const asksAboutPrice = (text: string): boolean =>
  text.length <= LONGEST && IS_QUOTED.test(text) && readAmount(text) !== null

/** "Is that a fair price", "is that a ripoff": a price is judged that stands elsewhere. */
export const judgesAPrice = (text: string): boolean =>
  text.length <= LONGEST &&
  readAmount(text) === null &&
  /\b(?:is|was|does|sounds?|seems?|are|think|that['’]?s|thats)\b.{0,90}\b(?:fair|reasonable|rip\W?(?:ped )?off|ripping me off|too (?:much|high)|overpriced|over ?charg\w{0,24}|steep|(?:good|fair|right|ok|normal) (?:price|deal|quote)|scam\w{0,24}|robbed)\b|^\W{0,9}(?:fair|reasonable|too much|rip\W?off|good deal)(?: price| deal)?\W{0,9}$/i.test(
    text,
  )
