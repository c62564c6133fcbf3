import type { NextStep } from '@candi/contracts'
import { Icon } from '../../parts/icon.tsx'
import { RECORDABLE } from './recordable.ts'

/** Beside the chips of an experiment that a microphone can decide. */
export function RecordExperiment({ step, onRecord }: { step: NextStep; onRecord: () => void }) {
  if (step.kind !== 'experiment' || !RECORDABLE.has(step.id)) return null
  return (
    <button className="chip quiet" type="button" onClick={onRecord}>
      <Icon name="mic" />
      Record it
    </button>
  )
}
