import { GOING, GOING_OR_RUNNING, IS_BROUGHT } from './words-of-moving.ts'

const NEGATES =
  /\b(?:not|never|no|nobody|avoid\w*|stop|quit|cease|instead of|rather than|without|unsafe|dangerous|risky|cannot|forbid\w*|refrain|out of the question|neither|nor|than|too \w+)\b|n't\b/
/** "Do not drive far" lets one drive, and so does "do not drive unless you have to". */
const LETS_A_LITTLE =
  /\b(?:far|fast|faster|hard|harder|too|above|over|at high|at night|more than|beyond|unless|except|other than|apart from|with the (?:radio|heater|ac)|on the (?:highway|motorway|freeway)|(?:long|longer|unnecessary|extended) (?:trips?|journeys?|distances?|drives?))\b/
/** "Any further", "even at walking pace", "not even a short way" let nothing. */
const ABSOLUTELY = /\b(?:any|even|at all|again)\b/
const REPAIRED_FIRST =
  /\b(?:mechanic|workshop|repair|tow)\b[^.;:!]{0,20}\bbefore (?:anybody|anyone|somebody|it)\b|\b(?:looked at|repaired|fixed|replaced|checked|inspected|examined|mended)\b[^.;:!]{0,40}\bbefore\b|\b(?:until|unless|before)\b[^.;:!]{0,50}\b(?:looked at|repaired|fixed|replaced|checked|inspected|examined|mended)\b/
const HARMS =
  /\b(?:destroy|ruin|wreck|seiz|damag|fire|burn|kill|break|fail|lock up|risk|worse|explo|crash|lose|loss|throw|scrap|unsafe|dangerous|new engine|cost you|let go|injur|come (?:off|loose|apart)|give way|collapse|snap|burst|deadly|accident|overheat|melt|warp|into an? (?:\w+ )?(?:big|expensive|costly))/
const HARMS_NOT =
  /(?:\b(?:not?|never|nothing|avoid|prevent|reduc|minimi|lower|limit|less|unlikely|hardly|rarely|before|until|unless|if)|n't)[a-z]*(?: \w+){0,3} $|\b(?:without|little|small|low|minimal) (?:any |further |more |much )*$/
const TOWED = /\b(?:tow|trailer|flatbed|roadside|recovery|carried|truck)/
/** Driving as a thing: "driving on destroys it". */
const IS_NAMED = /ing\b|\b(?:trip|journey|mile)/
/** Told of what was, not of what to do. */
const REPORTS =
  /\byou(?:'ve| have)? (?:\w+ )?(?:wrote|said|told|describ\w+|mention\w*|notic\w+|felt|heard|saw|were|had)\b|\b(?:happen|appear|came|comes|fail|lock|stall|die|cut out|lose|lost|break)\w*\b/
const TOLD_OF = /\b(?:while|when|after|during|as you|you were|it was|was|were|been) (?:you (?:were |are )?)?$/
/** What is done is told to the driver: as an order, or as what one may. */
const TOLD_TO_DO =
  /(?:^|^.{0,40}\b(?:you|we|i|they|it|one|car|people|owners|drivers|can|could|may|might|should|would|will|must|'d|'ll|to) )(?:(?:please|just|simply|now|next|first|only|always|also|carefully|slowly|gently|still|even|probably|safely|easily|normally|briefly) ){0,3}$/
const TOLD_AS_CONDITION =
  /\b(?:while|when|as|if|every time|each time|once|after|before|the more|more) (?:you |it )?(?:\w+ )?$/
const ONLY_NOT_LONG =
  /\b(?:long|longer|extended|unnecessary|fast|high.speed) (?:trip|journey|distance|drive|run)/
const CONDITION = /^(?:\w+ ){0,2}(?:if|when|every|each|any|even)\b/

/** Words that still govern what follows them; also keeps a clause of thousands of them cheap. */
const REACH_CHARACTERS = 100

/** Whether a harm is told in these words, and not that there is none. */
const tellsHarm = (words: string): boolean => {
  const harm = HARMS.exec(words)
  return harm !== null && !HARMS_NOT.test(words.slice(Math.max(0, harm.index - REACH_CHARACTERS), harm.index))
}

/**
 * Whether a clause lets somebody drive, or where `what` is `engine` run the engine either: it speaks of it, and neither
 * forbids it nor tells the harm that comes of it nor reports what was. The sentence is what stands around the clause.
 */
export function movesTheCar(clause: string, sentence: string, what: 'car' | 'engine'): boolean {
  const moves = [...clause.matchAll(what === 'engine' ? GOING_OR_RUNNING : GOING)]
  if (moves.length === 0 || REPAIRED_FIRST.test(clause)) return false
  const isTowed = TOWED.test(clause)
  const isReported = REPORTS.test(sentence)
  const isHarmful = tellsHarm(CONDITION.test(clause) ? sentence : clause)
  const isOnlyNotLong = ONLY_NOT_LONG.test(clause)
  const isAbsolute = ABSOLUTELY.test(clause)
  return moves.some(({ 0: words, index }) => {
    const before = clause.slice(Math.max(0, index - REACH_CHARACTERS), index)
    const after = clause.slice(index + words.length, index + words.length + REACH_CHARACTERS)
    if (NEGATES.test(before)) return !isAbsolute && (isOnlyNotLong || LETS_A_LITTLE.test(`${words}${after}`))
    if (isTowed && IS_BROUGHT.test(words)) return false
    if (isReported && TOLD_OF.test(before)) return false
    return !isHarmful || (!IS_NAMED.test(words) && isToldToDo(before) && !CONDITION.test(clause))
  })
}

const isToldToDo = (before: string) => TOLD_TO_DO.test(before) && !TOLD_AS_CONDITION.test(before)
