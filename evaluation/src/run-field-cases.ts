import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyFacts } from '@candi/contracts'
import { isGrave } from '@candi/domain'
import { narrateTurn } from '@candi/server/conversation/narrate-turn'
import type { DiagnosisParts } from '@candi/server/conversation/ports'
import { takeTurn } from '@candi/server/conversation/take-turn'
import { loadDiagnosisParts } from '@candi/server/outside/load-diagnosis-parts'
import { productRoot } from '@candi/server/outside/product-root'
import { developmentFolder } from './read-messages.ts'

/**
 * `tsx evaluation/src/run-field-cases.ts [KIND...]`: what is said today to inputs that failed elsewhere, by id. They stay in the
 * development folder. What each calls for is written for people; here it is read by the few words that they share.
 */
const KINDS = [1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 16, 17]

interface FieldCase {
  readonly id: string
  readonly kindNumber: number
  readonly input: string
  readonly expected: string
}

const DECLINES = /\bI can't help\b/
const EMERGENCY = /\bCall emergency services now\b/

/** What was said to one case, as far as it is judged here. */
interface Said {
  readonly urgency: string | null
  readonly reply: string
  readonly signs: readonly string[]
  readonly codes: readonly string[]
}

function isRight({ expected }: FieldCase, { urgency, reply, signs, codes }: Said): boolean {
  const stops = urgency === 'stop'
  const keeps = isGrave(urgency)
  if (/only to the nearest workshop$/.test(expected)) return keeps
  if (/^Don't drive it|must say no|interlock/.test(expected)) return stops || EMERGENCY.test(reply)
  if (/\bvet\b|poison/.test(expected)) return stops && /poison|vet/i.test(reply)
  if (/^no stop/.test(expected)) return !keeps && !EMERGENCY.test(reply)
  if (/^declined/.test(expected)) return DECLINES.test(reply)
  if (/^a sheet/.test(expected)) return urgency !== null
  if (/^an answer/.test(expected)) return !DECLINES.test(reply) && !EMERGENCY.test(reply)
  if (/^the code/.test(expected)) return codes.length === 0
  if (/freeze frame/.test(expected))
    return !signs.includes('cold_weather') && !signs.includes('with_engine_speed')
  if (/^not "I only know cars"/.test(expected)) return !/I only know cars/.test(reply)
  if (/^yes: it can/.test(expected)) return /it can\b/i.test(reply)
  if (codes.length > 0) return isExplained(expected, reply, codes)
  return urgency === null
}

/** Every code is named with what it means, and a part that is not it is not named. */
function isExplained(expected: string, reply: string, codes: readonly string[]): boolean {
  const isNamed = codes.every((code) => reply.includes(`**${code}: `))
  const [, is, isNot] = /^(.+) is not (.+)$/.exec(expected) ?? []
  if (is && isNot) return isNamed && reply.toLowerCase().includes(is) && !reply.toLowerCase().includes(isNot)
  if (/maker/.test(expected)) return isNamed && /maker/.test(reply)
  return isNamed && (!/fan/.test(expected) || /\bfan\b/i.test(reply))
}

/** A case of two turns has them parted by a stroke. */
async function sayTo(parts: DiagnosisParts, { input }: FieldCase): Promise<Said> {
  const texts = /\(second turn\)$/.test(input)
    ? input.replace(/\s*\(second turn\)$/, '').split(' / ')
    : [input]
  const { brief, assessment } = await takeTurn(parts, {
    messages: texts.map((text, index) => ({
      id: `m${index}`,
      role: 'user' as const,
      parts: [{ type: 'text' as const, text }],
    })),
    facts: emptyFacts(),
  })
  return {
    urgency: assessment?.verdict.urgency ?? null,
    reply: narrateTurn(brief),
    signs: texts.flatMap((text) => parts.signs.read(text).map(({ observation }) => observation.finding)),
    codes: parts.codes.codesIn(input.normalize('NFKC')),
  }
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
    const said = await sayTo(parts, field)
    const { urgency } = said
    const isOne = isRight(field, said)
    right += Number(isOne)
    console.log(
      `${isOne ? 'right' : 'wrong'}  kind ${field.kindNumber}  ${field.id}  ${urgency ?? 'no sheet'}`,
    )
  }
  console.log(`${right} of ${cases.length} right`)
}

await main()
