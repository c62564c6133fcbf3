import type { Assessment } from '@candi/contracts'
import type { AdviceStep } from '@candi/domain'
import type { DiagnosisParts } from '../src/conversation/ports.ts'

type Parts = Pick<DiagnosisParts, 'model' | 'advice'>

/** Every list of steps that a sheet can choose from. */
export const stepLists = ({ model, advice }: Parts): (readonly AdviceStep[])[] => [
  ...model.rules.map(({ doNow }) => doNow),
  ...[...advice.values()].flatMap(({ stop, limp, wait }) => [stop, limp, wait]),
]

/** What the steps of a sheet ask for, as the knowledge says it. */
export const stepsOn = (parts: Parts, { doNow }: Pick<Assessment, 'doNow'>): readonly AdviceStep[] =>
  stepLists(parts)
    .flat()
    .filter((known) => doNow.some(({ title, detail }) => known.title === title && known.detail === detail))
