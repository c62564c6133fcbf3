import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diagnoseCase } from '@candi/server/conversation/diagnose-case'
import { loadDiagnosisParts } from '@candi/server/outside/load-diagnosis-parts'
import { productRoot } from '@candi/server/outside/product-root'
import { developmentFolder } from './read-messages.ts'

/**
 * `tsx evaluation/src/run-field-cases.ts [KIND...]`: what is said today to inputs that failed elsewhere, by id. They stay in the
 * development folder. What each calls for is written for people; here it is read by the few words that they share.
 */
const KINDS = [1, 2, 3, 4, 5, 6, 13]

interface FieldCase {
  readonly id: string
  readonly kindNumber: number
  readonly input: string
  readonly expected: string
}

const DECLINES = /\bI can't help\b/
const EMERGENCY = /\bCall emergency services now\b/

function isRight({ expected }: FieldCase, urgency: string | null, reply: string): boolean {
  const stops = urgency === 'stop'
  const keeps = stops || urgency === 'limp'
  if (/only to the nearest workshop$/.test(expected)) return keeps
  if (/^Don't drive it|must say no|interlock/.test(expected)) return stops || EMERGENCY.test(reply)
  if (/\bvet\b|poison/.test(expected)) return stops && /poison|vet/i.test(reply)
  if (/^no stop/.test(expected)) return !keeps && !EMERGENCY.test(reply)
  if (/^declined/.test(expected)) return DECLINES.test(reply)
  if (/^a sheet/.test(expected)) return urgency !== null
  if (/^an answer/.test(expected)) return !DECLINES.test(reply) && !EMERGENCY.test(reply)
  return urgency === null
}

async function main(): Promise<void> {
  const folder = developmentFolder(productRoot)
  if (!folder) throw new Error('The folder with field cases is not here.')
  const named = process.argv.slice(2).map(Number)
  const kinds = new Set(named.length > 0 ? named : KINDS)
  const cases = readFileSync(join(folder, 'field-cases.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line): FieldCase => JSON.parse(line))
    .filter(({ kindNumber }) => kinds.has(kindNumber))
  const parts = await loadDiagnosisParts(productRoot)
  let right = 0
  for (const field of cases) {
    const line = { id: field.id, text: field.input, vehicle: null, mileage: null, codes: null }
    const { answer } = await diagnoseCase(parts, line)
    const isOne = isRight(field, answer.urgency, answer.reply)
    right += Number(isOne)
    console.log(
      `${isOne ? 'right' : 'wrong'}  kind ${field.kindNumber}  ${field.id}  ${answer.urgency ?? 'no sheet'}`,
    )
  }
  console.log(`${right} of ${cases.length} right`)
}

await main()
