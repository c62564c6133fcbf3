import type { ReadBarcode, TextLine } from './judgement.ts'
import type { Picture } from './picture.ts'

/** Readers that need more than arithmetic; the server gives them in, tests give their own. */
export interface PhotoEyes {
  /** Lines of text in the picture, boxes as fractions of it. */
  readText(picture: Picture): Promise<readonly TextLine[]>
  /** Text of one line that fills the picture. */
  readLine(picture: Picture): Promise<{ readonly text: string; readonly probability: number }>
  readBarcodes(picture: Picture): Promise<readonly ReadBarcode[]>
  /**
   * Scores of lamp symbols: `count` crops of 48 x 48 pixels one after the other, each three planes (red, green, blue) of
   * values 0 to 1; gives as many rows of one logit a class, in the order of lamp-classes.ts.
   */
  tellLamps(crops: Float32Array, count: number): Promise<Float32Array>
  /** What the whole picture looks like, as numbers for the heads of kind-heads.ts. */
  embed(picture: Picture): Promise<Float32Array>
}
