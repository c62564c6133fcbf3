import { CONFIDENCES, PROBLEMS, severitiesOf } from '@candi/contracts'
import type { ReactNode } from 'react'
import { lengthWords, type Recording, sizeWords } from '../../features/choose-recording/recording.ts'
import type { VehicleForm } from '../../features/describe-upload/vehicle-form.ts'
import { categoryTitle } from '../../features/pick-problem/category-titles.ts'
import type { ProblemChoice } from '../../features/pick-problem/problem-choice.ts'
import { CopyButton } from '../../parts/copy-button.tsx'

type Props = {
  choice: ProblemChoice
  recording: Recording | null
  vehicle: VehicleForm
  fileName: string
}

/** All that would be sent, once more, with the name that the file gets. */
export function SubmissionSummary({ choice, recording, vehicle, fileName }: Props) {
  const { year, make, model, sub_model, mileage, mileage_unit } = vehicle
  const problem = PROBLEMS.find(({ id }) => id === choice.problem)
  const severity = severitiesOf(choice.problem ?? '').find(({ id }) => id === choice.severity)
  const confidence = CONFIDENCES.find(({ value }) => value === choice.confidence)
  const file = recording && [
    recording.file.name,
    lengthWords(recording.seconds),
    sizeWords(recording.file.size),
  ]
  return (
    <dl className="summary">
      <Row name="Category">{choice.category && categoryTitle(choice.category)}</Row>
      <Row name="Problem">{problem?.title}</Row>
      <Row name="Severity">{severity?.label}</Row>
      <Row name="Confidence">{confidence?.label}</Row>
      <Row name="Description" missing="None">
        {choice.description.trim()}
      </Row>
      <Row name="Audio file">{file?.filter(Boolean).join(', ')}</Row>
      <Row name="Vehicle">{[year, make, model, sub_model].filter(Boolean).join(' ')}</Row>
      <Row name="Mileage" missing="Not told">
        {mileage && `${mileage} ${mileage_unit}`}
      </Row>
      <Row name="Suggested file name">
        <span className="suggested-name num">{fileName}</span>
        <CopyButton text={fileName} label="Copy the name" />
      </Row>
    </dl>
  )
}

function Row({
  name,
  missing = 'Still open',
  children,
}: {
  name: string
  missing?: string
  children: ReactNode
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <span className="soft">{missing}</span>}</dd>
    </div>
  )
}
