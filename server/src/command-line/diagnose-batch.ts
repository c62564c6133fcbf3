import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { LIMITS } from '@candi/contracts'
import { caseLineSchema } from '../conversation/case-line.ts'
import type { TurnTaker } from '../conversation/turn-taker.ts'
import { boundedLines, TOO_LONG } from './bounded-lines.ts'
import { notTakenLine } from './not-taken-line.ts'
import { openOrdinaryFile } from './open-ordinary-file.ts'
import { printableJson } from './printable.ts'

/** Reads JSON lines and writes one answer a line, in order. A bad line gets an error of its own; exit code 2 then. */
export async function diagnoseBatch(turns: TurnTaker, path: string, output: Writable): Promise<number> {
  const file = path === '-' ? null : await openOrdinaryFile(path)
  if (file !== null && 'why' in file) throw new Error(`The file ${path} cannot be read. ${file.why}`)
  const input: AsyncIterable<Uint8Array> = file === null ? process.stdin : file.createReadStream()
  let failed = false
  for await (const line of boundedLines(input, LIMITS.lineBytes)) {
    if (line !== TOO_LONG && !line.trim()) continue
    const answer = line === TOO_LONG ? OVERLONG : await answerTo(turns, line)
    failed ||= 'error' in answer
    if (!output.write(`${printableJson(answer)}\n`)) await once(output, 'drain')
  }
  return failed ? 2 : 0
}

const OVERLONG = {
  id: null,
  error: 'This line is longer than the 2 MB that a case can have; it was passed over.',
}

async function answerTo(turns: TurnTaker, line: string) {
  let content: unknown
  try {
    // Windows editors put a byte-order mark before the first line.
    content = JSON.parse(line.replace(/^\uFEFF/, ''))
  } catch {
    return { id: null, error: 'This line is not JSON.' }
  }
  const parsed = caseLineSchema.safeParse(content)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    return { id: idOf(content), error: `${issue?.path.join('.') || 'the line'}: ${issue?.message}` }
  }
  try {
    const diagnosed = await turns.diagnose(parsed.data)
    return 'value' in diagnosed ? diagnosed.value.answer : notTakenLine(parsed.data.id, diagnosed)
  } catch {
    return { id: parsed.data.id, error: 'This case could not be diagnosed.' }
  }
}

function idOf(content: unknown): string | number | null {
  if (typeof content !== 'object' || content === null || !('id' in content)) return null
  return typeof content.id === 'string' || typeof content.id === 'number' ? content.id : null
}
