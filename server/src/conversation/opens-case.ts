import type { Statement } from '@candi/contracts'
import type { Intent } from '@candi/engines/text'
import type { DiagnosisParts } from './ports.ts'

/** A complaint opens a case, and so does a danger to the car in the middle of an emergency: afterwards it is still there. */
export const opensCase = (
  parts: DiagnosisParts,
  { id, text }: Statement,
  intents: ReadonlyMap<string, Intent>,
) => intents.get(id) === 'complaint' || (intents.get(id) === 'medical' && stopsByItself(parts, text))

const stopsByItself = ({ signs, model }: DiagnosisParts, text: string) =>
  signs
    .read(text)
    .some(
      ({ observation: { finding, state } }) =>
        state === 'present' &&
        model.rules.some(
          ({ all, urgency }) => urgency === 'stop' && all.length === 1 && all[0]?.includes(finding),
        ),
    )
