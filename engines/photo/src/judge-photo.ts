import { codesIn } from './code-in-lines.ts'
import { findLamps } from './find-lamps.ts'
import { isBulbCheck } from './is-bulb-check.ts'
import type { PhotoJudgement, PhotoKind, TextLine, ToldOfPhoto } from './judgement.ts'
import type { KindHeads } from './kind-heads.ts'
import { measureColours } from './measure-colours.ts'
import { measureQuality } from './measure-quality.ts'
import type { PhotoEyes } from './photo-eyes.ts'
import type { Picture } from './picture.ts'
import { proposeSigns } from './propose-signs.ts'
import { readGauges } from './read-gauges.ts'
import { readOdometer } from './read-odometer.ts'
import { readVin } from './read-vin.ts'
import { tellKind } from './tell-kind.ts'

/** Kinds in which lit lamps are what was photographed; elsewhere a red light is a tail lamp or a reflection. */
const HAS_LAMPS: ReadonlySet<PhotoKind> = new Set(['dashboard', 'odometer'])
const HAS_CODES: ReadonlySet<PhotoKind> = new Set(['scanner', 'dashboard'])
/** A kind this likely is looked into as if it were the one. */
const WORTH_A_LOOK = 0.2

/**
 * Everything that is seen in one photo: what it shows, how good it is, lit lamps, text, colours. Nothing of it is a
 * diagnosis. `only: 'vin'` reads a VIN and nothing else. Asks each eye at most as often as the photo's kind is worth.
 */
export async function judgePhoto(
  picture: Picture,
  told: ToldOfPhoto,
  eyes: PhotoEyes,
  heads: KindHeads,
): Promise<PhotoJudgement> {
  const { width, height } = picture
  const nothing = {
    width,
    height,
    quality: measureQuality(picture),
    lamps: [],
    bulbCheck: false,
    codes: [],
    vin: null,
    odometer: null,
    gauges: [],
    colours: [],
    proposals: [],
  }
  if (told.only === 'vin') {
    // Bars spare the reading of text.
    const vin = await readVin(picture, () => eyes.readText(picture), eyes, { isWanted: true })
    const kind = { id: 'vin', probability: vin?.probability ?? 0, isTold: true } as const
    return { ...nothing, kind, kinds: [kind], lines: [], vin }
  }
  const embedding = await eyes.embed(picture)
  const lamps = await findLamps(picture, eyes)
  const lines = await eyes.readText(picture)
  const kinds = tellKind(heads, { embedding, lines, lamps })
  const [likeliest] = kinds
  const kind = told.kind
    ? { id: told.kind, probability: 1, isTold: true }
    : { id: likeliest?.id ?? 'not_car', probability: likeliest?.probability ?? 0, isTold: false }
  const isWorth = (shows: ReadonlySet<PhotoKind>) =>
    told.kind
      ? shows.has(told.kind)
      : kinds.some(({ id, probability }) => shows.has(id) && probability >= WORTH_A_LOOK)
  const lit = isWorth(HAS_LAMPS) ? lamps : []
  return {
    ...nothing,
    kind,
    kinds,
    lamps: lit,
    bulbCheck: isBulbCheck(lit),
    lines,
    codes: isWorth(HAS_CODES) ? codesIn(lines) : [],
    vin:
      isWorth(new Set(['vin'])) || lines.some(mayBeVin)
        ? await readVin(picture, lines, eyes, { isWanted: kind.id === 'vin' })
        : null,
    gauges: isWorth(HAS_LAMPS) ? await readGauges(picture, eyes) : [],
    odometer: isWorth(HAS_LAMPS) ? await readOdometer(picture, lines, eyes) : null,
    colours: measureColours(picture),
    proposals: proposeSigns(heads, embedding, kind.id, picture),
  }
}

/** Long enough, and letters beside digits: worth the second that reading it costs. */
const mayBeVin = ({ text }: TextLine) => {
  const letters = text.replace(/[^A-Z0-9]/gi, '')
  return letters.length >= 15 && letters.length <= 20 && /\d{3}/.test(letters) && /[a-z]/i.test(letters)
}
