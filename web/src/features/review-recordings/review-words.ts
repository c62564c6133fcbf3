import { CONFIDENCES, PROBLEMS, type ReviewList, severitiesOf, type UploadVehicle } from '@candi/contracts'

export type WaitingRecording = ReviewList['contributions'][number]

export const problemTitle = ({ problem }: Pick<WaitingRecording, 'problem'>): string =>
  PROBLEMS.find(({ id }) => id === problem)?.title ?? problem

export const severityLabel = ({
  problem,
  severity,
}: Pick<WaitingRecording, 'problem' | 'severity'>): string =>
  severitiesOf(problem).find(({ id }) => id === severity)?.label ?? severity

/** "Very Sure". */
export const confidenceLabel = ({ confidence }: Pick<WaitingRecording, 'confidence'>): string =>
  CONFIDENCES.find(({ value }) => value === confidence)?.label ?? String(confidence)

const whole = new Intl.NumberFormat('en-US')

/** What is known of the car beyond its name, in one line. */
export function carWords(vehicle: UploadVehicle): string {
  const { mileage, mileage_unit, doors, sub_model, engine, engine_tech } = vehicle
  const { fuel_type, transmission, drivetrain, body_class, weight_class } = vehicle
  const known = [sub_model, engine, engine_tech, fuel_type, transmission, drivetrain, body_class]
  return [
    ...known,
    doors === null ? '' : `${doors} doors`,
    weight_class,
    mileage === null ? '' : `${whole.format(mileage)} ${mileage_unit}`,
  ]
    .filter(Boolean)
    .join(', ')
}
