import {
  heightOf,
  type PhotoEyes,
  type Picture,
  type Quad,
  readSteps,
  type TextLine,
  turned,
  warpQuad,
  widthOf,
} from '@candi/engines/photo'
import { findLines } from './ocr-find-lines.ts'
import { ocrModels } from './ocr-models.ts'
import { asVinSteps, plainCharacters, readLineSteps } from './ocr-read-line.ts'
import { openVinLetters } from './ocr-vin-letters.ts'
import { openSession } from './open-session.ts'

/** A line so much taller than wide stands on its end. */
const STANDS = 1.5
const LEAST_PROBABILITY = 0.5
/** What has more lines than this is a page, not a car. */
const MOST_LINES = 80

export type TextEyes = Pick<PhotoEyes, 'readText' | 'readLine' | 'spellVin'>

/** Finder and reader of PP-OCRv4, and our own reader of VINs beside it: the two err differently. */
export async function openTextEyes(): Promise<TextEyes> {
  const [finder, reader, spell] = await Promise.all([
    openSession(ocrModels.finder),
    openSession(ocrModels.reader),
    openVinLetters(),
  ])
  const characters = plainCharacters(ocrModels.characters)
  const readLine = async (line: Picture) => readSteps(await readLineSteps(reader, line), characters)
  return {
    readLine,
    async readText(picture) {
      const found = (await findLines(finder, picture)).slice(0, MOST_LINES)
      const lines: TextLine[] = []
      for (const { quad } of found) {
        const readable = heightOf(quad) > STANDS * widthOf(quad) ? turned(quad) : quad
        const read = await readLine(cut(picture, readable))
        if (read.text !== '' && read.probability >= LEAST_PROBABILITY)
          lines.push({ ...read, ...placed(picture, readable) })
      }
      return lines
    },
    async spellVin(line) {
      return [asVinSteps(await readLineSteps(reader, line), characters), await spell(line)]
    },
  }
}

const cut = (picture: Picture, quad: Quad): Picture =>
  warpQuad(picture, quad, Math.max(1, Math.round(widthOf(quad))), Math.max(1, Math.round(heightOf(quad))))

function placed({ width, height }: Picture, quad: Quad): Pick<TextLine, 'box' | 'corners'> {
  const share = (value: number): number => Math.min(1, Math.max(0, value))
  const corners = quad.map(([x, y]) => [share(x / width), share(y / height)] as const)
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { corners, box: [left, top, Math.max(...xs) - left, Math.max(...ys) - top] }
}
