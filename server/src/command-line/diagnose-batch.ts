import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Writable } from 'node:stream'
import { ERRORS } from '@candi/contracts'
import { caseLineSchema } from '../conversation/case-line.ts'
import type { TurnTaker } from '../conversation/turn-taker.ts'

/** Reads JSON lines and writes one answer a line, in order. A bad line gets an error of its own; exit code 2 then. */
export async function diagnoseBatch(turns: TurnTaker, path: string, output: Writable): Promise<number> {
  const input = path === '-' ? process.stdin : createReadStream(path)
  let failed = false
  const opened = new Promise<void>((_, reject) =>
    input.once('error', () => reject(new Error(`The file ${path} cannot be read.`))),
  )
  const walk = async () => {
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (!line.trim()) continue
      const answer = await answerTo(turns, line)
      failed ||= 'error' in answer
      if (!output.write(`${JSON.stringify(answer)}\n`)) await once(output, 'drain')
    }
  }
  await Promise.race([walk(), opened])
  return failed ? 2 : 0
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
    if ('value' in diagnosed) return diagnosed.value.answer
    return {
      id: parsed.data.id,
      error: ERRORS[diagnosed.failure === 'stopped' ? 'reading-too-slow' : diagnosed.failure].text,
      // What the rules alone say is no diagnosis, but a danger is told.
      ...(diagnosed.failure === 'stopped' ? { urgency: diagnosed.screened.urgency } : {}),
    }
  } catch {
    return { id: parsed.data.id, error: 'This case could not be diagnosed.' }
  }
}

function idOf(content: unknown): string | number | null {
  if (typeof content !== 'object' || content === null || !('id' in content)) return null
  return typeof content.id === 'string' || typeof content.id === 'number' ? content.id : null
}
