import type { NextStep } from '@candi/contracts'

/**
 * What to do and what to answer: the text of an experiment ends with its question, which belongs to
 * the chips. A step that has no question of that kind is all steps.
 */
export function splitExperiment({ kind, how }: Pick<NextStep, 'kind' | 'how'>): {
  steps: string
  question: string
} {
  const found =
    kind === 'experiment' ? /^([\s\S]{0,60}[.!])\s{1,9}([A-Z][^?]{0,60}\?)$/.exec(how.trim()) : null
  return { steps: found?.[1] ?? how, question: found?.[2] ?? '' }
}
