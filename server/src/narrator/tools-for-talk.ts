import type { Assessment, ConversationRequest } from '@candi/contracts'
import { type ToolSet, tool } from 'ai'
import { z } from 'zod'
import { findHowTo } from '../conversation/find-how-to.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'
import type { Talk } from '../conversation/stream-turn.ts'
import type { TurnTaker } from '../conversation/turn-taker.ts'

/** In all for one turn, whatever a model asks for. */
const MOST_CALLS = 6
const LONGEST_MS = 3_000
const MOST_CHARACTERS = 2_000
const REFUSED = 'No more can be looked up in this turn. Answer with what you have.'

export interface Desk {
  readonly diagnosis: DiagnosisParts
  readonly turns: Pick<TurnTaker, 'take'>
  /** Year, make, model and engine of a VIN, in words; null where it cannot be decoded. */
  readonly describeVin: (vin: string) => Promise<string | null>
  /** Pages of ours for a question, best first, as they may be used. */
  readonly findPages: (question: string) => Promise<readonly string[]>
}

/**
 * What a model may look up while it narrates: articles, codes, a VIN, the recalls of the case, and what an answer would
 * change. Bounded in number, time and length; what was found becomes grounds of the narration.
 */
export function toolsForTalk(desk: Desk, talk: Talk, lookedUp: string[]): ToolSet {
  let calls = 0
  const looking = async (find: () => Promise<string>): Promise<string> => {
    calls += 1
    if (calls > MOST_CALLS) return REFUSED
    const found = await Promise.race([find(), afterTooLong()]).catch(() => 'That could not be looked up.')
    const bounded = found.slice(0, MOST_CHARACTERS)
    lookedUp.push(bounded)
    return bounded
  }
  return {
    look_up: tool({
      description: 'Finds pages of CANDI that answer how, why and what-does-it-mean questions about cars.',
      inputSchema: z.object({ question: z.string().max(300) }),
      execute: ({ question }) => looking(() => lookUp(desk, question, talk)),
    }),
    explain_code: tool({
      description: 'What a trouble code such as P0420 means and what is usually behind it.',
      inputSchema: z.object({ code: z.string().regex(/^[PBCU][0-3][0-9A-F]{3}$/i) }),
      execute: ({ code }) =>
        looking(async () => {
          const { title, meaning, commonCauses } = desk.diagnosis.codes.explain(code.toUpperCase())
          return `${code.toUpperCase()}: ${title}. ${meaning} ${commonCauses.join('; ')}`
        }),
    }),
    decode_vin: tool({
      description: 'Year, make, model and engine of a vehicle identification number that the owner gave.',
      inputSchema: z.object({ vin: z.string().max(20) }),
      execute: ({ vin }) =>
        looking(async () => (await desk.describeVin(vin)) ?? 'That VIN cannot be decoded.'),
    }),
    recalls: tool({
      description: 'Recalls of the model of this case.',
      inputSchema: z.object({}),
      execute: () => looking(async () => recallsOf(talk.request)),
    }),
    what_if: tool({
      description:
        'How the list of causes would stand if a sign were present or absent, in plain workshop words such as "squeals when braking". It changes nothing.',
      inputSchema: z.object({ sign: z.string().max(64), state: z.enum(['present', 'absent']) }),
      execute: ({ sign, state }) => looking(() => whatIf(desk, talk.request, sign, state)),
    }),
  }
}

const afterTooLong = () =>
  new Promise<string>((resolve) => setTimeout(resolve, LONGEST_MS, 'That took too long.').unref())

async function lookUp({ diagnosis, findPages }: Desk, question: string, talk: Talk): Promise<string> {
  const pages = talk.mayCite ? await findPages(question) : []
  if (pages.length > 0) return pages.join('\n\n')
  return findHowTo(diagnosis, question)?.answer ?? 'No page of ours answers that.'
}

const recallsOf = ({ facts }: ConversationRequest) =>
  facts.recalls.length === 0
    ? 'No recall of this model is known in this case.'
    : facts.recalls
        .map(({ campaign, component, summary }) => `${campaign}, ${component}: ${summary}`)
        .join('\n')

async function whatIf(
  { diagnosis, turns }: Desk,
  request: ConversationRequest,
  sign: string,
  state: 'present' | 'absent',
): Promise<string> {
  // No model knows our names of findings: its words are read as an owner's are.
  const finding = diagnosis.signs.read(sign)[0]?.observation.finding
  if (finding === undefined) return 'There is no such sign.'
  const answers = request.facts.answers.filter((answer) => answer.finding !== finding)
  const asked = [...answers, { finding, state, source: 'answer' as const }]
  const taken = await turns.take({ ...request, facts: { ...request.facts, answers: asked } })
  const assessment = 'value' in taken ? taken.value.turn.assessment : null
  return assessment ? inWords(assessment) : 'Nothing is known of this case yet.'
}

const inWords = ({ causes, verdict }: Assessment) =>
  `Then: ${verdict.headline}. ${causes
    .slice(0, 4)
    .map(({ title, odds }) => `${title}: ${odds}`)
    .join('; ')}.`
