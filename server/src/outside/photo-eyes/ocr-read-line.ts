import { readFileSync } from 'node:fs'
import { type Picture, type Steps, scalePicture, VIN_LETTERS, vinLetterOf } from '@candi/engines/photo'
import { type InferenceSession, Tensor } from 'onnxruntime-node'
import { planes } from './ocr-find-lines.ts'
import { runSession } from './open-session.ts'

const LINE_HEIGHT = 48
const LINE_WIDTHS = { least: 48, most: 960 } as const
const HALF = [0.5, 0.5, 0.5] as const

/** The characters the reader can write that a car shows: its list holds thousands, most of them Chinese. */
export function plainCharacters(path: string): ReadonlyMap<number, string> {
  const all = [...readFileSync(path, 'utf8').trimEnd().split('\n'), ' ']
  // 0 stands for no character.
  return new Map(
    all.flatMap((character, index) => (/^[ -~°]$/.test(character) ? [[index + 1, character] as const] : [])),
  )
}

/** What the reader makes of one line that fills the picture, step by step. */
export async function readLineSteps(session: InferenceSession, line: Picture): Promise<Steps> {
  const wanted = Math.round((line.width / line.height) * LINE_HEIGHT)
  const width = Math.min(LINE_WIDTHS.most, Math.max(LINE_WIDTHS.least, wanted))
  const input = scalePicture(line, width, LINE_HEIGHT)
  const { data, dims } = await runSession(
    session,
    new Tensor('float32', planes(input, HALF, HALF), [1, 3, LINE_HEIGHT, width]),
  )
  return { values: data, classes: dims[2] ?? 1 }
}

/** The same steps in letters of a VIN: everything that is none of them weighs as no letter. */
export function asVinSteps(
  { values, classes }: Steps,
  characters: ReadonlyMap<number, string>,
): Float32Array {
  const letters = [...characters].flatMap(([index, character]) => {
    const letter = vinLetterOf(character)
    return letter === -1 ? [] : [[index, letter] as const]
  })
  const width = VIN_LETTERS.length + 1
  const out = new Float32Array((values.length / classes) * width)
  for (let step = 0; step * classes < values.length; step++) {
    let sum = 0
    for (const [index, letter] of letters) {
      const value = values[step * classes + index] ?? 0
      out[step * width + 1 + letter] = (out[step * width + 1 + letter] ?? 0) + value
      sum += value
    }
    out[step * width] = Math.max(0, 1 - sum)
    for (let i = 0; i < width; i++)
      out[step * width + i] = Math.log(Math.max(1e-6, out[step * width + i] ?? 0))
  }
  return out
}
