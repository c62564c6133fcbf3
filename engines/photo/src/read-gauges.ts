import { findGauges, type GaugePlace } from './find-gauges.ts'
import { GAUGE_CALIBRATION } from './gauge-calibration.ts'
import { type GaugeLook, gaugeReading, READING_FLOATS } from './gauge-reading.ts'
import type { GaugeId, ReadGauge } from './judgement.ts'
import { writeCrop } from './lamp-crop.ts'
import { pairGauges } from './pair-gauges.ts'
import type { PhotoEyes } from './photo-eyes.ts'
import type { Box, Picture } from './picture.ts'

/** Pixels a side of what the reader of gauges looks at, and how much of the surroundings: sides of the gauge's square. */
export const GAUGE_SIDE = 64
const SPAN = 1.5
export const GAUGE_FLOATS = 3 * GAUGE_SIDE * GAUGE_SIDE
/** A gauge is looked at again a little beside, closer and farther: half sides to the right, half sides down, scale. */
const LOOKS = [
  [0, 0, 1],
  [0.12, 0, 1],
  [-0.12, 0, 1],
  [0, 0.12, 1],
  [0, -0.12, 1],
  [0, 0, 1.14],
  [0, 0, 0.88],
] as const
/** What the first look takes for neither, this surely, is not looked at again. */
const WORTH_LOOKING = 0.3

/** A level told straight and one told by angles that are farther apart contradict each other. */
const AGREED = 0.12

/** Temperature and fuel gauges with a needle that can surely be read, each once; what is not sure is left out. */
export async function readGauges(
  picture: Picture,
  eyes: Pick<PhotoEyes, 'findGauges' | 'readGauges'>,
): Promise<ReadGauge[]> {
  const read = new Map<GaugeId, ReadGauge>()
  for (const gauge of await sureGauges(picture, eyes))
    if (gauge.probability > (read.get(gauge.id)?.probability ?? 0)) read.set(gauge.id, gauge)
  return [...read.values()].toSorted((one, other) => other.probability - one.probability)
}

async function sureGauges(
  picture: Picture,
  eyes: Pick<PhotoEyes, 'findGauges' | 'readGauges'>,
): Promise<ReadGauge[]> {
  const looked = await lookAtAll(picture, await findGauges(picture, eyes), eyes)
  const kinds = pairGauges(
    looked.map(({ place, look }) => ({ ...place, kinds: look.kinds, half: place.box[2] * picture.width })),
  )
  return looked.flatMap(({ place, look }, index) => {
    const [temperature, fuel, other] = kinds[index] ?? look.kinds
    const id = temperature >= fuel ? 'temperature' : 'fuel'
    const ofKind = Math.max(temperature, fuel)
    // That there is a gauge, that it is this one, and that its needle stands there: all three have to hold.
    const sureness = Math.sqrt(place.probability) * ofKind * look.ofLevel
    const isAgreed = Math.abs(look.byAngles - look.level) <= AGREED
    if (other > ofKind || !isAgreed || sureness < GAUGE_CALIBRATION.least) return []
    return [{ id, level: look.level, probability: calibrated(sureness), box: within(place.box) }]
  })
}

/** One look at each place, and more at those where the first saw something. */
async function lookAtAll(
  picture: Picture,
  places: readonly GaugePlace[],
  eyes: Pick<PhotoEyes, 'readGauges'>,
): Promise<{ place: GaugePlace; look: GaugeLook }[]> {
  const glances = await lookAt(
    picture,
    places.map(({ box }) => box),
    eyes,
  )
  const looked: { place: GaugePlace; look: GaugeLook }[] = []
  for (const [index, place] of places.entries()) {
    const glance = gaugeReading(glances.subarray(index * READING_FLOATS), 1)
    if (glance.kinds[2] > 1 - WORTH_LOOKING) {
      looked.push({ place, look: glance })
      continue
    }
    const beside = LOOKS.map((look) => besideOf(place.box, look))
    looked.push({ place, look: gaugeReading(await lookAt(picture, beside, eyes), LOOKS.length) })
  }
  return looked
}

async function lookAt(
  picture: Picture,
  boxes: readonly Box[],
  eyes: Pick<PhotoEyes, 'readGauges'>,
): Promise<Float32Array> {
  if (boxes.length === 0) return new Float32Array()
  const crops = new Float32Array(boxes.length * GAUGE_FLOATS)
  let at = 0
  for (const box of boxes) at = writeCrop(picture, box, SPAN, GAUGE_SIDE, crops, at)
  return eyes.readGauges(crops, boxes.length)
}

function besideOf([left, top, width, height]: Box, [right, down, scale]: (typeof LOOKS)[number]): Box {
  const x = left + width / 2 + (right * width) / 2
  const y = top + height / 2 + (down * height) / 2
  return [x - (width * scale) / 2, y - (height * scale) / 2, width * scale, height * scale]
}

function calibrated(sureness: number): number {
  const held = Math.min(0.999, Math.max(0.001, sureness))
  const odds = GAUGE_CALIBRATION.slope * Math.log(held / (1 - held)) + GAUGE_CALIBRATION.shift
  return Math.min(GAUGE_CALIBRATION.most, 1 / (1 + Math.exp(-odds)))
}

/** What of a box lies in the picture. */
function within([left, top, width, height]: Box): Box {
  const from = (edge: number) => Math.min(1, Math.max(0, edge))
  return [from(left), from(top), from(left + width) - from(left), from(top + height) - from(top)]
}
