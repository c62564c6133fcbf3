import type { CodeFacts, TroubleCodeReading } from './trouble-code.ts'

/**
 * What a scanner prints behind a code is its title, and no word of the owner: "P0113 - Intake Air Temp High" tells of no heat.
 * A title is made of the words of the code's own facts and of words about circuits; it ends at the first other word, so that
 * what an owner says behind it ("and the needle is in the red") is read.
 */
const TECHNICAL = new Set(
  'sensor sensors circuit ckt relay module actuator solenoid signal voltage range performance perf correlation corr intermittent malfunction malf bank processor plausibility implausible threshold communication'.split(
    ' ',
  ),
)
const GENERIC = new Set([
  ...TECHNICAL,
  ...'switch valve motor low high input output fault failure error open short shorted ground stuck control position system detected insufficient excessive efficiency below above too slow response erratic condition supply reference heater level rationality or of lost invalid data regulating thermostat temperature temp ecm pcm tcm bcm abs engine'.split(
    ' ',
  ),
])
/** Behind these the words before are what somebody speaks of: "P0571 brake pedal goes to the floor". */
const SPOKEN = new Set(
  'is are was were goes went feels felt keeps kept stays stayed came comes got gets has does will would can light lamp gauge needle'.split(
    ' ',
  ),
)
const LEAD = /[\s\-–—:=,("'.]{0,6}/y
const NEXT = /[\s/()"'-]{0,3}([a-z0-9]+)/iy
/** Own words of a title that prove it where nothing technical stands in it. */
const PROVEN_BY = 2
const MOST_WORDS = 16

/** From where to where the title behind a code stands; null where owner's words follow. */
export function titleBehind(
  text: string,
  { code, end }: TroubleCodeReading,
  facts: ReadonlyMap<string, CodeFacts>,
): readonly [number, number] | null {
  const own = ownWords(facts.get(code))
  LEAD.lastIndex = end
  let at = end + (LEAD.exec(text)?.[0].length ?? 0)
  const start = at
  const matched = new Set<string>()
  let isTechnical = false
  for (let count = 0; count < MOST_WORDS; count += 1) {
    NEXT.lastIndex = at
    const match = NEXT.exec(text)
    const word = match?.[1]?.toLowerCase()
    if (!match || word === undefined) break
    const named = own.find((name) => name === word || (word.length > 2 && name.startsWith(word)))
    const isWith = word === 'with' && /communication\W{1,3}$/i.test(text.slice(0, at + 1))
    if (
      named === undefined &&
      !GENERIC.has(word) &&
      !isWith &&
      !/^(?:[a-d]|\d{1,2}|b[12]s[1-3])$/.test(word)
    ) {
      if (SPOKEN.has(word) && !isTechnical) return null
      break
    }
    if (named !== undefined) matched.add(named)
    isTechnical ||= TECHNICAL.has(word)
    at = NEXT.lastIndex
  }
  return at > start && (isTechnical || matched.size >= PROVEN_BY) ? [start, at] : null
}

const ownWords = (facts: CodeFacts | undefined): string[] =>
  facts
    ? [facts.component, facts.aspect, facts.mode, facts.condition, facts.other]
        .flatMap((name) => name?.split('_') ?? [])
        .filter((word) => word.length > 1)
    : []
