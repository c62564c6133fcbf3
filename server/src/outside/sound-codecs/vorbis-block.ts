import { InverseCosine } from './inverse-cosine.ts'
import { bitsOf, LeastSignificantBits } from './least-significant-bits.ts'
import { applyFloor, takeFloor } from './vorbis-floor.ts'
import { takeResidue } from './vorbis-residue.ts'
import type { Mapping, VorbisSetup } from './vorbis-setup.ts'

/** One packet as samples under its window, not yet added to its neighbors; Vorbis I section 4.3. */
export interface VorbisBlock {
  readonly size: number
  readonly channels: readonly Float64Array[]
}

export class VorbisBlocks {
  private readonly transforms: readonly [InverseCosine, InverseCosine]
  private readonly slopes: readonly [Float64Array, Float64Array]

  constructor(private readonly setup: VorbisSetup) {
    const [short, long] = setup.blocks
    this.transforms = [new InverseCosine(short), new InverseCosine(long)]
    this.slopes = [slope(short / 2), slope(long / 2)]
  }

  /** Null for a packet that holds no sound. */
  decode(packet: Uint8Array): VorbisBlock | null {
    const { setup } = this
    const bits = new LeastSignificantBits(packet)
    if (packet.length === 0 || bits.take(1) !== 0) return null
    const mode = setup.modes[bits.take(bitsOf(setup.modes.length - 1))]
    const mapping = mode && setup.mappings[mode.mapping]
    if (!mapping) throw new RangeError('No such mode.')
    const size = setup.blocks[mode.isLong ? 1 : 0]
    const [isLongBefore, isLongAfter] = mode.isLong
      ? [bits.take(1) === 1, bits.take(1) === 1]
      : [false, false]
    const spectra = this.spectra(bits, mapping, size / 2)
    const transform = this.transforms[mode.isLong ? 1 : 0]
    const channels = spectra.map((spectrum) => {
      const samples = new Float64Array(size)
      if (spectrum) transform.apply(spectrum, samples)
      this.fade(samples, this.slopes[isLongBefore ? 1 : 0], false)
      this.fade(samples, this.slopes[isLongAfter ? 1 : 0], true)
      return samples
    })
    return { size, channels }
  }

  private spectra(bits: LeastSignificantBits, mapping: Mapping, length: number) {
    const { books, channels, floors, residues } = this.setup
    const outlines = Array.from({ length: channels }, (_, channel) => {
      const floor = floors[mapping.submaps[mapping.submapOf[channel] ?? 0]?.floor ?? 0]
      if (!floor) throw new RangeError('No such floor.')
      const heights = takeFloor(bits, floor, books)
      return heights && { floor, heights }
    })
    const doesSound = outlines.map((outline) => outline !== null)
    for (const { magnitude, angle } of mapping.couplings)
      if (doesSound[magnitude] || doesSound[angle]) {
        doesSound[magnitude] = true
        doesSound[angle] = true
      }
    const vectors = outlines.map(() => new Float64Array(length))
    for (const [submap, { residue: index }] of mapping.submaps.entries()) {
      const residue = residues[index]
      if (!residue) throw new RangeError('No such residue.')
      const mine = vectors.filter((_, channel) => (mapping.submapOf[channel] ?? 0) === submap)
      const sounds = doesSound.filter((_, channel) => (mapping.submapOf[channel] ?? 0) === submap)
      takeResidue(bits, residue, books, mine, sounds)
    }
    for (const { magnitude, angle } of mapping.couplings.toReversed())
      decouple(vectors[magnitude], vectors[angle])
    return outlines.map((outline, channel) => {
      const vector = vectors[channel]
      if (!outline || !vector) return null
      applyFloor(outline.floor, outline.heights, vector)
      return vector
    })
  }

  /** The window of section 4.3.1: it rises and falls around the quarters, as steeply as the shorter neighbor asks. */
  private fade(samples: Float64Array, rise: Float64Array, isEnd: boolean): void {
    const half = samples.length / 2
    const width = Math.min(rise.length, half)
    const before = (half - width) / 2
    for (let index = 0; index < half; index += 1) {
      const at = isEnd ? samples.length - 1 - index : index
      const weight = index < before ? 0 : index < before + width ? (rise[index - before] ?? 0) : 1
      samples[at] = (samples[at] ?? 0) * weight
    }
  }
}

const slope = (length: number): Float64Array =>
  Float64Array.from({ length }, (_, index) =>
    Math.sin((Math.PI / 2) * Math.sin(((index + 0.5) / length) * (Math.PI / 2)) ** 2),
  )

/** Two channels out of their larger one and what tells them apart; section 4.3.5, in place. */
function decouple(magnitudes: Float64Array | undefined, angles: Float64Array | undefined): void {
  if (!magnitudes || !angles) return
  for (let index = 0; index < magnitudes.length; index += 1) {
    const magnitude = magnitudes[index] ?? 0
    const angle = angles[index] ?? 0
    const isSame = magnitude > 0 === angle > 0
    const apart = isSame ? magnitude - angle : magnitude + angle
    if (angle > 0) angles[index] = apart
    else {
      magnitudes[index] = magnitude > 0 ? apart : magnitude - angle
      angles[index] = magnitude
    }
  }
}
