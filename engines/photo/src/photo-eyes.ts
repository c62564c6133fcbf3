import type { ReadBarcode, TextLine } from './judgement.ts'
import type { Picture } from './picture.ts'

/** Readers that need more than arithmetic; the server gives them in, tests give their own. */
export interface PhotoEyes {
  /** Lines of text in the picture, boxes as fractions of it. */
  readText(picture: Picture): Promise<readonly TextLine[]>
  /** Text of one line that fills the picture. */
  readLine(picture: Picture): Promise<{ readonly text: string; readonly probability: number }>
  /**
   * How one line that fills the picture is spelled if it is a VIN: one answer a reader, steps from left to right, each
   * step 34 natural logarithms of probabilities: no letter, then those of VIN_LETTERS.
   */
  spellVin(picture: Picture): Promise<readonly Float32Array[]>
  readBarcodes(picture: Picture): Promise<readonly ReadBarcode[]>
  /**
   * Scores of lamp symbols: `count` candidates one after the other, each six planes of 48 x 48 values 0 to 1 (red, green,
   * blue of the lamp close, then of what stands around it; see lamp-crop.ts); gives as many rows of one logit a class, in
   * the order of lamp-classes.ts.
   */
  tellLamps(crops: Float32Array, count: number): Promise<Float32Array>
  /**
   * Where small gauges may be in a picture of three planes of values 0 to 1, both sides a multiple of 8: four planes of
   * one number for every 8 x 8 pixels, the logit of a gauge's middle, how far right and down of the middle of these pixels
   * it is in steps of 8 pixels, and log2 of half its side against 20 pixels.
   */
  findGauges(planes: Float32Array, width: number, height: number): Promise<Float32Array>
  /**
   * `count` gauges one after the other, each three planes of 64 x 64 values 0 to 1; gives as many rows of READING_FLOATS
   * numbers (see gauge-reading.ts).
   */
  readGauges(crops: Float32Array, count: number): Promise<Float32Array>
  /** What the whole picture looks like, as numbers for the heads of kind-heads.ts. */
  embed(picture: Picture): Promise<Float32Array>
}
