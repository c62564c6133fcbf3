import type { CaseHearing } from '@candi/contracts'
import type { CausalModel } from '@candi/domain'
import { type WitnessedInCase, witnessedInCase } from './witnessed-in-case.ts'

/** What the recordings of a case speak for, and where in which of them it was heard. */
export const observationsHeard = (model: CausalModel, hearings: readonly CaseHearing[]): WitnessedInCase =>
  witnessedInCase(
    model,
    'sound',
    hearings.flatMap(({ name, signs }) =>
      signs.map(({ finding, confidence, fromSeconds, toSeconds }) => ({
        finding,
        confidence,
        quote: `${name}, ${secondsBetween(fromSeconds, toSeconds)}`,
      })),
    ),
  )

/** "3.2–4.8 s". */
export const secondsBetween = (from: number, to: number) => `${from.toFixed(1)}–${to.toFixed(1)} s`
