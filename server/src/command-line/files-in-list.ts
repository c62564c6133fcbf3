import { boundedLines, TOO_LONG } from './bounded-lines.ts'
import { openOrdinaryFile } from './open-ordinary-file.ts'
import { printable } from './printable.ts'

/** Longer than any path that a system takes. */
const LONGEST_PATH = 32_768
/** A list that is separated by NUL has one within its first names. */
const LOOKED_AT = 2 * LONGEST_PATH
/** So many separators in a row hold no names: a list of nothing (/dev/zero) would never end. */
const MOST_EMPTY = 100_000
const [NUL, LINE] = [0x00, 0x0a]

/** Paths of a list: one a line, or separated by NUL where it holds one, which any name can be part of. `-` is standard input. */
export async function* filesInList(
  list: string,
  standardInput: AsyncIterable<Uint8Array>,
): AsyncGenerator<string> {
  const opened = list === '-' ? null : await openOrdinaryFile(list)
  if (opened !== null && 'why' in opened) throw new Error(`The list ${printable(list)}: ${opened.why}`)
  const input = opened === null ? standardInput : opened.createReadStream()
  const { beginning, rest } = await lookAhead(input)
  const separator = beginning.includes(NUL) ? NUL : LINE
  let empty = 0
  for await (const piece of boundedLines(rest, LONGEST_PATH, separator)) {
    if (piece === TOO_LONG)
      throw new Error(`The list ${printable(list)} holds something too long to be a path.`)
    // Windows editors end lines with two characters, and begin a file with a mark.
    const path = separator === NUL ? piece : piece.replace(/\r$/, '').replace(/^\uFEFF/, '')
    empty = path === '' ? empty + 1 : 0
    if (empty > MOST_EMPTY) throw new Error(`The list ${printable(list)} holds no paths.`)
    if (path !== '') yield path
  }
}

/** The beginning of a stream, and all of it to read from again. */
async function lookAhead(input: AsyncIterable<Uint8Array>) {
  const chunks = input[Symbol.asyncIterator]()
  const seen: Uint8Array[] = []
  let size = 0
  while (size < LOOKED_AT) {
    const next = await chunks.next()
    if (next.done) break
    seen.push(next.value)
    size += next.value.length
  }
  async function* rest() {
    yield* seen
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  return { beginning: Buffer.concat(seen), rest: rest() }
}
