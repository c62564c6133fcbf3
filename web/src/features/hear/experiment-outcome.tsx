import type { NextStep } from '@candi/contracts'
import type { Comparison } from '@candi/engines/audio'
import { useCallback, useState } from 'react'
import type { CaseRecording } from '../../api/case-recording.ts'
import { Icon } from '../../parts/icon.tsx'
import { Panel } from '../../parts/panel.tsx'
import { TakeState } from '../../parts/take-state.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { ComparedSounds } from './compared-sounds.tsx'
import { HeardSounds } from './heard-sounds.tsx'
import { outcomeOfRevving, outcomeOfSides, type RecordedExperiment } from './recorded-experiment.ts'
import { usePlayer } from './use-player.ts'
import type { ReadSound } from './use-sound.ts'
import './hear.css'

type Choice = NextStep['choices'][number]
type Props = {
  step: NextStep
  experiment: RecordedExperiment
  /** One for each side, in the order of the sides. */
  sides: CaseRecording[]
  /** What the owner is asked in the end. */
  question: string
  progress: number | 'offline' | undefined
  readSound: ReadSound
  onAnswer: (choice: Choice) => void
  onRetry: () => void
  onAgain: () => void
  onClose: () => void
}

/** What the recordings of an experiment say, for the owner to confirm: nothing counts before. */
export function ExperimentOutcome(props: Props) {
  const { step, experiment, sides, question, readSound, onAnswer, onAgain, onClose } = props
  const [first, second] = sides
  const [comparison, setComparison] = useState<Comparison | null>()
  const show = useCallback((result: Comparison | null) => setComparison(result), [])
  const hearing = first?.hearing
  const outcome = second
    ? comparison && outcomeOfSides(comparison.verdict)
    : hearing && outcomeOfRevving(hearing, first.dismissed)
  const isKnown = second ? comparison !== undefined : Boolean(hearing)
  const proposed = outcome ? step.choices.find(({ state }) => state === outcome) : undefined
  const [before, after] = experiment.loudIn === 0 ? [second, first] : [first, second]
  return (
    <Panel
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={step.text}
      lead="What you recorded, and what it says. You have the last word."
    >
      {before && after ? (
        <ComparedSounds before={before} after={after} readSound={readSound} onCompared={show} />
      ) : (
        first && <RevvedEngine recording={first} progress={props.progress} onRetry={props.onRetry} />
      )}
      {isKnown && (
        <div className="experiment-answer">
          <p className="q">{question}</p>
          <p className="soft">
            {proposed
              ? `By what was recorded: ${proposed.label}. Did you hear it otherwise?`
              : 'The recording does not settle it. What did you hear?'}
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: buttons that act at once, not form fields */}
          <div className="chips" role="group" aria-label={question}>
            {step.choices.map((choice) => (
              <button
                key={choice.label}
                className={choice === proposed ? 'chip picked' : 'chip'}
                type="button"
                onClick={() => onAnswer(choice)}
              >
                {choice === proposed && <Icon name="check" />}
                {choice.label}
              </button>
            ))}
            <button className="chip quiet" type="button" onClick={onAgain}>
              <Icon name="redo" />
              Record again
            </button>
          </div>
        </div>
      )}
    </Panel>
  )
}

type RevvedProps = Pick<Props, 'progress' | 'onRetry'> & { recording: CaseRecording }
function RevvedEngine({ recording, progress, onRetry }: RevvedProps) {
  const { name, hearing, failure, dismissed } = recording
  const player = usePlayer()
  if (!hearing && progress === undefined && !failure)
    return <Waiting short="Listening" long="Listening to what you recorded" />
  return (
    <div className="compared">
      <TakeState name={name} doing="Listening to" progress={progress} failure={failure} onRetry={onRetry} />
      {hearing && <p>{hearing.summary}</p>}
      {hearing && hearing.sounds.length > 0 && (
        <HeardSounds sounds={hearing.sounds} dismissed={dismissed} canPlay={false} player={player} />
      )}
    </div>
  )
}
