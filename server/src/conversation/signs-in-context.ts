import type { FindingId } from '@candi/domain'
import type { ReadSign } from '@candi/engines/text'
import { type Acts, isActOf } from './act-of-line.ts'
import { isCourtesy } from './courtesy.ts'
import { plainWords } from './plain-words.ts'
import type { DiagnosisParts } from './ports.ts'

/** Words up to which a line is taken for the rest of an earlier sentence. */
const SHORT = 9
/** Sentences before it behind which it is read, the latest first: each costs a reading in every later turn. */
const SENTENCES = 3
/** Words at the end of a sentence that are read with it. */
const WORDS = 16
/** Less sure than what is told in one breath. */
const CONFIDENCE = 0.8

const wordsIn = (text: string) => text.trim().split(/\s+/)

/** How the rest of an earlier sentence begins: "only when cold", "it's blue", "from the front". */
const BEGINS_LIKE_A_REST =
  /^\W*(?:(?:yes|yeah|no|and|but|or|also|now|just|only|mostly|sometimes|always|still|even|then|maybe|sorry|oops|wait|actually|oh|well|i mean|i meant)\W+)*(?:from|in|on|at|when|while|like|inside|outside|under|behind|after|before|during|for|with|without|if|it|its|it['’]s|that|thats|they|there['’]?s|is|has|worse|better|faster|louder|more|less|gets|goes|going|not|off|only)\b/i
/** "The jump start worked": what is well does not go on with a complaint. */
const REASSURES: ReadonlySet<string> = new Set(['works', 'work_helped', 'tells_work'])
const SURE = 0.4
/** Words that tell nothing by themselves. */
const EMPTY = new Set(
  'a an and are but has i in is it its just my no not now of on only or so that the then there they this to was when while yes yeah sorry oops wait actually oh well mean meant'.split(
    ' ',
  ),
)
/** Share of the telling words of a line that its sign must rest on. */
const COVERED = 0.7

const tellingWords = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !EMPTY.has(word)).length
const isCovered = (line: string, end: number) =>
  tellingWords(line.slice(0, end)) >= COVERED * tellingWords(line)

const mayGoOn = (acts: Acts, line: string) =>
  wordsIn(line).length <= SHORT &&
  (wordsIn(line).length <= 2 || BEGINS_LIKE_A_REST.test(line)) &&
  !isActOf(acts, line, REASSURES, SURE) &&
  !isCourtesy(acts, line)

/** The sentences behind which a line may stand, the latest first, and the last lines as one: "it vibrates, at 60 mph". */
function sentencesBefore(earlier: readonly string[]): string[] {
  const sentences = earlier.flatMap((text) =>
    text
      .split(/[.!?\n]{1,60}(?=\s|$)/)
      .map((sentence) => wordsIn(sentence).slice(-WORDS).join(' '))
      .filter(Boolean),
  )
  const latest = sentences.slice(-SENTENCES)
  const together = wordsIn(latest.join(', ')).slice(-WORDS).join(' ')
  return [...new Set([...latest.reverse(), together])]
}

/**
 * What can call for stopping must go with what was told: some cause shows both, or they are of one group. Else the two lines
 * only happened to meet.
 */
function belongs(
  { causes, findings, rules }: DiagnosisParts['model'],
  finding: FindingId,
  told: readonly FindingId[],
): boolean {
  if (told.length === 0 || !rules.some(({ all }) => all.some((any) => any.includes(finding)))) return true
  const group = findings.get(finding)?.group
  return (
    told.some((other) => findings.get(other)?.group === group) ||
    causes.some(({ findings: shown }) => finding in shown && told.some((other) => other in shown))
  )
}

const PEDAL = 'pedal'
const OTHER_PEDALS = new Set('clutch gas accelerator throttle brake brakes'.split(' '))
/** Words before a pedal among which its kind stands. */
const NAMED_WITHIN = 2

/** Whoever told of brakes means theirs by "the pedal", however long the line: a pedal that sinks must not be missed. */
function signsOfThePedal(
  reader: DiagnosisParts['signs'],
  earlier: readonly string[],
  text: string,
): ReadSign[] {
  const at = text.toLowerCase().indexOf(PEDAL)
  const before = earlier.join(' ').toLowerCase()
  const isOther = plainWords(text.slice(0, at))
    .slice(-NAMED_WITHIN)
    .some((word) => OTHER_PEDALS.has(word))
  if (at < 0 || isOther || !before.includes('brak') || before.includes('clutch')) return []
  const own = new Set(reader.read(text).map(({ observation }) => observation.finding))
  return reader
    .read(`${text.slice(0, at)}brake ${text.slice(at)}`)
    .filter(({ observation }) => !own.has(observation.finding))
    .map(({ observation }) => ({
      observation: {
        ...observation,
        confidence: Math.min(observation.confidence, CONFIDENCE),
        quote: text.slice(at),
      },
      start: at,
      end: text.length,
    }))
}

/**
 * The signs in a short line that it has only behind what was told before: "it's blue" is none, "smoke from the exhaust, it's
 * blue" is one. Those that either part tells by itself are not among them. Places and quotes are the line's own.
 */
export function signsInContext(
  { signs, model, acts }: Pick<DiagnosisParts, 'signs' | 'model' | 'acts'>,
  earlier: readonly string[],
  text: string,
): ReadSign[] {
  const ofThePedal = signsOfThePedal(signs, earlier, text)
  if (earlier.length === 0 || !mayGoOn(acts, text)) return ofThePedal
  const told = earlier.flatMap((line) => signs.read(line).map(({ observation }) => observation.finding))
  const known = new Set([...told, ...signs.read(text).map(({ observation }) => observation.finding)])
  const found = new Map<string, ReadSign>()
  for (const sentence of sentencesBefore(earlier)) {
    const before = `${sentence}, `
    for (const { observation, start, end } of signs.read(before + text)) {
      const { finding } = observation
      if (start >= before.length || end <= before.length || known.has(finding) || found.has(finding)) continue
      const ownEnd = end - before.length
      if (!isCovered(text, ownEnd) || !belongs(model, finding, told)) continue
      found.set(finding, {
        observation: {
          ...observation,
          confidence: Math.min(observation.confidence, CONFIDENCE),
          quote: text.slice(0, ownEnd),
        },
        start: 0,
        end: ownEnd,
      })
    }
  }
  return [...ofThePedal.filter(({ observation }) => !found.has(observation.finding)), ...found.values()]
}
