import type { SeenGauge, SeenLamp, SeenSign, Sighting } from '@candi/contracts'
import type { MeasuredColour, PhotoJudgement, ToldOfPhoto } from '@candi/engines/photo'
import { displayMessages } from './display-messages.ts'
import { flawsOfPhoto, isUselessPhoto } from './flaws-of-photo.ts'
import { forbiddenByWitness } from './forbidden-by-witness.ts'
import { nextPhoto } from './next-photo.ts'
import type { DiagnosisParts } from './ports.ts'
import { questionsOfPhoto } from './questions-of-photo.ts'
import { MOST_UNSURE, signsOfPhoto } from './signs-of-photo.ts'
import { summarizeSighting } from './summarize-sighting.ts'

/** Below this a lamp is not spoken of: it is as likely dark. */
const LIT = 0.5
const LAMPS_TOLD = 24
const CODES_TOLD = 24
const COLOURS_TOLD = 5
const GAUGES_TOLD = 2
/** Lamps in a photo of something else are reflections; from this share of a dash on they may be some. */
const MAYBE_DASH = 0.3

/**
 * One judged photo in the words of the case: what was seen, which signs it speaks for and how surely, what is asked beside
 * it, and how to take it better. A photo never makes a finding absent.
 */
export function sightingOf(
  { model, seen: book }: Pick<DiagnosisParts, 'model' | 'seen'>,
  judged: PhotoJudgement,
  told: ToldOfPhoto,
): Sighting {
  const judgement = withTold(judged, told)
  const { width, height, kind, quality: _, ...rest } = judgement
  const flaws = flawsOfPhoto(judgement)
  const isOfUse = !isUselessPhoto(flaws) && told.only !== 'vin'
  const hasDash = isOfUse && showsDash(judgement)
  const lamps = hasDash ? lampsTold(judgement) : []
  const bulbCheck = hasDash && rest.bulbCheck
  const lines = hasDash ? rest.lines : []
  const proposals = isOfUse ? rest.proposals : []
  const readable = hasDash ? rest.gauges.slice(0, GAUGES_TOLD) : []
  const signs = isOfUse
    ? signsOfPhoto(
        book,
        { lamps, bulbCheck, lines, proposals, gauges: readable },
        flaws.length > 0 ? MOST_UNSURE : undefined,
      ).filter(({ finding }) => model.findings.has(finding))
    : []
  const gauges = readable.map(
    ({ id, level, probability, box: [left, top, wide, high] }): SeenGauge => ({
      id,
      level,
      probability,
      box: [left, top, wide, high],
      finding: signOfGaugeIn(signs, book.signOfGauge(id, level)?.finding),
    }),
  )
  const forbidden = forbiddenByWitness(model, 'photo', signs)
  const questions = isOfUse ? questionsOfPhoto(book, kind.id, bulbCheck ? [] : lamps, rest, forbidden) : []
  const vin = rest.vin && { ...rest.vin, others: rest.vin.others.slice(0, 4) }
  const codes = isOfUse ? [...new Set(rest.codes.map((code) => code.slice(0, 16)))].slice(0, CODES_TOLD) : []
  const odometer = isOfUse ? rest.odometer : null
  const messages = displayMessages(book, lines)
  const isRead =
    vin !== null || codes.length > 0 || odometer !== null || lamps.length > 0 || (hasDash && signs.length > 0)
  return {
    width,
    height,
    kind,
    flaws,
    lamps,
    bulbCheck,
    codes,
    vin,
    odometer,
    messages,
    gauges,
    colours: isOfUse ? rest.colours.slice(0, COLOURS_TOLD).map(inHex) : [],
    signs,
    questions,
    summary: summarizeSighting(book, {
      flaws,
      kind,
      lamps,
      bulbCheck,
      codes,
      vin,
      odometer,
      messages,
      gauges,
      signs,
      hasQuestions: questions.length > 0,
    }),
    next: nextPhoto({ flaws, kind: told.only === 'vin' ? 'vin' : kind.id, bulbCheck, isRead }, forbidden),
  }
}

/** What the owner says a photo shows stands, whatever was judged. */
function withTold(judgement: PhotoJudgement, { kind }: ToldOfPhoto): PhotoJudgement {
  return kind === undefined ? judgement : { ...judgement, kind: { id: kind, probability: 1, isTold: true } }
}

function showsDash({ kind, kinds }: PhotoJudgement): boolean {
  if (kind.id === 'dashboard' || kind.id === 'odometer') return true
  if (kind.isTold) return false
  const share = kinds
    .filter(({ id }) => id === 'dashboard' || id === 'odometer')
    .reduce((sum, { probability }) => sum + probability, 0)
  return share >= MAYBE_DASH
}

function lampsTold({ lamps }: PhotoJudgement): SeenLamp[] {
  return lamps
    .filter(({ probability }) => probability >= LIT)
    .toSorted((left, right) => right.probability - left.probability)
    .slice(0, LAMPS_TOLD)
    .map(({ box: [left, top, width, height], others, ...lamp }) => ({
      ...lamp,
      box: [left, top, width, height],
      others: others.slice(0, 4),
      by: 'candi',
    }))
}

/** The finding where it is among the signs of the photo. */
const signOfGaugeIn = (signs: readonly SeenSign[], finding: string | undefined) =>
  signs.find((sign) => sign.finding === finding)?.finding ?? null

const inHex = ({ family, red, green, blue, share }: MeasuredColour): Sighting['colours'][number] => ({
  family,
  hex: `#${[red, green, blue].map(twoDigits).join('')}`,
  share: Math.min(Math.max(share, 0), 1),
})
const twoDigits = (value: number) =>
  Math.round(Math.min(Math.max(value, 0), 255))
    .toString(16)
    .padStart(2, '0')
