import type { NextStep } from './assessment.ts'
import type { Answer } from './evidence.ts'

type Choice = NextStep['choices'][number]
export const NONE_OF_THESE: Choice = { label: 'None of these', state: 'absent' }
export const NOT_SURE: Choice = { label: 'Not sure', state: 'unknown' }

/** All signs that a question asks for. */
export const signsAsked = ({ finding, options }: Pick<NextStep, 'finding' | 'options'>): string[] =>
  options.length > 0 ? options.map((option) => option.finding) : [finding]

/**
 * One answer to a question that asks for several signs at once. Whoever chose some denied none of the others: they stand unchosen, which
 * is less than a "no". Nothing chosen is "none of these", a plain "no" to each; null is "not sure" of them all.
 */
export const answersOfSeveral = (
  { finding: askedWith, options }: Pick<NextStep, 'finding' | 'options'>,
  chosen: ReadonlySet<string> | null,
): Answer[] =>
  options.map(({ finding }): Answer => {
    if (chosen === null) return { finding, state: 'unknown', source: 'answer', askedWith }
    if (chosen.has(finding)) return { finding, state: 'present', source: 'answer', askedWith }
    return { finding, state: 'absent', source: chosen.size > 0 ? 'unchosen' : 'answer', askedWith }
  })
