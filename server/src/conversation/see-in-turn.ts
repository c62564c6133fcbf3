import type { CaseFacts } from '@candi/contracts'
import { URGENCIES } from '@candi/domain'
import { listed } from '../translate/sentence.ts'
import { wordsOf } from './observations-seen.ts'
import type { DiagnosisParts } from './ports.ts'
import type { CaseUnderstanding } from './understand-case.ts'

/** What the photos of a turn brought, as far as the narrator may speak of it. */
export interface SeenInTurn {
  /** "Photo 1", or "Photo 1 and Photo 2". */
  readonly name: string
  readonly isOne: boolean
  /** The signs that count, surest first, as the ledger names them; `byModel`: a vision model alone saw it. */
  readonly signs: readonly {
    readonly words: string
    readonly confidence: number
    readonly byModel: boolean
  }[]
  /** What the gravest lamp among them means, one sentence; empty where no lamp was seen. */
  readonly meaning: string
  /** Signs against which the owner's own answer stands. */
  readonly overruled: readonly string[]
  /** Lamps that are lit and no warning, where nothing else was seen. */
  readonly harmless: readonly string[]
  /** Whether the bulbs were being tested. */
  readonly bulbCheck: boolean
  /** Whether the case has become more urgent by it. */
  readonly isMoreUrgent: boolean
  /** Whether the engine of this car may be run for another photo. */
  readonly mayRun: boolean
}

/** The same without what only the verdict of the case tells. */
export type SeenUnjudged = Omit<SeenInTurn, 'isMoreUrgent' | 'mayRun'>

/** Whether any photo of a case speaks for a sign that we know: then it tells of a car, without any words. */
export const sightingsTell = ({ model }: DiagnosisParts, { sightings }: CaseFacts): boolean =>
  sightings.some(({ signs }) => signs.some(({ finding }) => model.findings.has(finding)))

/** What photos of the facts brought; those that are no longer among them brought nothing. */
export function seeInTurn(
  { model, seen: book }: DiagnosisParts,
  { sightings }: CaseFacts,
  ids: readonly string[],
  understanding: CaseUnderstanding | null,
): SeenUnjudged {
  const photos = sightings.filter(({ id }) => ids.includes(id))
  const counted = new Set(
    understanding?.observations.flatMap(({ finding, source }) => (source === 'photo' ? [finding] : [])),
  )
  const known = new Map<string, SeenInTurn['signs'][number]>()
  for (const { finding, confidence, words, by } of photos.flatMap(({ signs }) => signs)) {
    if (!model.findings.has(finding) || !(confidence > 0.5)) continue
    if (confidence <= (known.get(finding)?.confidence ?? 0)) continue
    known.set(finding, {
      words: wordsOf(model, book, finding, words),
      confidence,
      byModel: by === 'model',
    })
  }
  const bySurety = [...known].sort(([, left], [, right]) => right.confidence - left.confidence)
  const stand = bySurety.filter(([finding]) => counted.has(finding))
  return {
    name: listed(photos.map(({ name }) => name)) || 'This photo',
    isOne: photos.length < 2,
    signs: stand.map(([, sign]) => sign),
    meaning: meaningOf(book, new Set(stand.map(([finding]) => finding))),
    overruled: bySurety.filter(([finding]) => !counted.has(finding)).map(([, { words }]) => words),
    harmless: harmlessIn(book, photos),
    bulbCheck: photos.some(({ bulbCheck }) => bulbCheck),
  }
}

/** The names of the lamps that are lit, where all of them are no warning. */
function harmlessIn(
  book: DiagnosisParts['seen'],
  photos: readonly Pick<CaseFacts['sightings'][number], 'lamps'>[],
): string[] {
  const lamps = [...new Set(photos.flatMap(({ lamps: ids }) => ids))].flatMap((id) => book.lamp(id) ?? [])
  return lamps.every(({ meanings }) => meanings[0]?.urgency === null) ? lamps.map(({ name }) => name) : []
}

/** The first sentence of what the most urgent lamp means that speaks for one of the findings. */
function meaningOf(book: DiagnosisParts['seen'], findings: ReadonlySet<string>): string {
  const told = book.knowledge.lamps
    .flatMap(({ meanings }) => meanings)
    .filter(({ speaksFor }) => speaksFor && findings.has(speaksFor.finding))
    .toSorted(
      (left, right) =>
        URGENCIES.indexOf(left.urgency ?? 'watch') - URGENCIES.indexOf(right.urgency ?? 'watch'),
    )
  return told[0]?.meaning.split(/(?<=[.!?])\s/)[0] ?? ''
}
