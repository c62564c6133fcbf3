import type { NextStep } from '@candi/contracts'
import { useState } from 'react'
import { ExperimentOutcome } from '../../features/hear/experiment-outcome.tsx'
import type { RecordedExperiment } from '../../features/hear/recorded-experiment.ts'
import { guidanceAt } from '../../features/record/guidance.ts'
import { RecordPanel } from '../../features/record/record-panel.tsx'
import { madeFrom } from './made-from.ts'
import type { Recordings } from './use-recordings.ts'

type Props = {
  step: NextStep
  experiment: RecordedExperiment
  recordings: Recordings
  onAnswer: (choice: NextStep['choices'][number], recordings: readonly string[]) => void
  onClose: () => void
}

/** An experiment, one side after the other. A side that was recorded earlier (cold, a night ago) is still there. */
export function ExperimentPart({ step, experiment, recordings, onAnswer, onClose }: Props) {
  const [given, setGiven] = useState<readonly string[]>(() =>
    experiment.sides.map(
      ({ about }) => recordings.recordings.findLast((made) => made.about === about)?.id ?? '',
    ),
  )
  const sides = given.map((id) => recordings.recordings.find((recording) => recording.id === id))
  const missing = sides.indexOf(undefined)
  const side = experiment.sides[missing]
  const all = sides.filter((recording) => recording !== undefined)
  const count = experiment.sides.length

  if (side)
    return (
      <RecordPanel
        key={side.about}
        guidance={guidanceAt(side.place, {
          what: count > 1 ? `${step.text}, ${missing + 1} of ${count}` : step.text,
          title: side.title,
          care: [side.how, step.danger].filter(Boolean).join(' '),
          begin: side.about,
          state: side.state,
        })}
        onDone={(recording) => {
          const id = recordings.add(madeFrom(recording, side.about), true)
          setGiven((now) => now.map((other, index) => (index === missing ? id : other)))
        }}
        onCancel={onClose}
      />
    )
  const [first] = all
  return (
    <ExperimentOutcome
      step={step}
      experiment={experiment}
      sides={all}
      question={step.asks || step.text}
      progress={first && recordings.progress.get(first.id)}
      readSound={recordings.readSound}
      onAnswer={(choice) => onAnswer(choice, given)}
      onRetry={() => first && recordings.hear(first.id)}
      onAgain={() => {
        for (const id of given) recordings.remove(id)
        setGiven((now) => now.map(() => ''))
      }}
      onClose={onClose}
    />
  )
}
