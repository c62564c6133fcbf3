import type { Assessment, Emergency } from '@candi/contracts'
import { type CaseLine, factsOf, MESSAGE_OF_LINE } from './case-line.ts'
import { narrateTurn } from './narrate-turn.ts'
import type { DiagnosisParts } from './ports.ts'
import { takeTurn } from './take-turn.ts'

/** One answer line: what scorers read. Out of scope: no problems, urgency null. */
export interface CaseAnswer {
  readonly id: string | number
  readonly problems: readonly { readonly id: string; readonly probability: number }[]
  readonly causes: readonly {
    readonly id: string
    readonly title: string
    readonly problem: string
    readonly probability: number
  }[]
  readonly urgency: string | null
  /** The card that comes before everything else; null where nobody is in danger now. */
  readonly emergency: Emergency | null
  readonly question: Assessment['next']
  readonly inScope: boolean
  readonly reply: string
}

const rounded = (value: number) => Math.round(value * 1e6) / 1e6

/** The same turn that the conversation takes, without the stream. */
export async function diagnoseCase(
  parts: DiagnosisParts,
  line: CaseLine,
): Promise<{ answer: CaseAnswer; assessment: Assessment | null }> {
  const turn = await takeTurn(parts, {
    messages: [{ id: MESSAGE_OF_LINE, role: 'user', parts: [{ type: 'text', text: line.text }] }],
    facts: factsOf(line),
  })
  const reply = narrateTurn(turn.brief)
  const { assessment: sheet, emergency } = turn
  if (!sheet)
    return {
      answer: {
        id: line.id,
        problems: [],
        causes: [],
        urgency: null,
        emergency,
        question: null,
        inScope: false,
        reply,
      },
      assessment: null,
    }
  return {
    answer: {
      id: line.id,
      problems: sheet.problems.map(({ id, probability }) => ({ id, probability: rounded(probability) })),
      causes: sheet.causes
        .filter(({ problem }) => problem !== '')
        .map(({ id, title, problem, probability }) => ({
          id,
          title,
          problem,
          probability: rounded(probability),
        })),
      urgency: sheet.verdict.urgency,
      emergency,
      question: sheet.next,
      inScope: true,
      reply,
    },
    assessment: sheet,
  }
}
