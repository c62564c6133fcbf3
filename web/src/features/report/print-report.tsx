import { type Assessment, URGENCY_STEPS, type VehicleWords } from '@candi/contracts'
import type { ReactNode } from 'react'
import { complaintLines, fittingClauses } from './complaint-lines.ts'
import { confirmRequest } from './confirm-request.ts'
import { bearingRecalls } from './recall-lines.ts'
import { ReplySlip } from './reply-slip.tsx'
import { signsOf } from './signs-of.ts'
import './report.css'

type Props = {
  assessment: Assessment
  ownWords: string[]
  vehicle: VehicleWords | null
  codes: string[]
  /** What was heard in recordings and seen in photos, with its pictures. */
  taken?: ReactNode
}

/** Two lines of the page. */
const CLAUSE_CHARACTERS = 170
/** One line of the page. */
const RECALLS_PRINTED = 3
const ROWS = [
  ['what', 'What'],
  ['when', 'When'],
  ['where', 'Where'],
  ['howOften', 'How often'],
  ['trend', 'Trend'],
] as const

/** The one page for the mechanic. Stands beside the screen and is seen on paper only. */
export function PrintReport({ assessment, ownWords, vehicle, codes, taken }: Props) {
  const lines = complaintLines(ownWords)
  const { present, absent, tested } = signsOf(assessment)
  const request = confirmRequest(assessment)
  const recalls = bearingRecalls(assessment.recalls).slice(0, RECALLS_PRINTED)
  const car = vehicle
    ? [
        vehicle.year,
        vehicle.make,
        vehicle.model,
        vehicle.engine,
        vehicle.fuel,
        vehicle.gearbox,
        vehicle.drivetrain?.toUpperCase(),
      ]
        .filter(Boolean)
        .join(' ')
        .replaceAll('_', ' ')
    : ''
  return (
    <article className="report">
      <header>
        <p className="report-brand">CANDI</p>
        <div>
          <p className="report-title">Report for the workshop</p>
          <p>
            {car || 'Car not named'}
            {vehicle?.mileage && `, ${vehicle.mileage.value.toLocaleString('en-US')} ${vehicle.mileage.unit}`}
            {codes.length > 0 && `. Codes: ${codes.join(', ')}`}
          </p>
        </div>
        <time>{new Date().toLocaleDateString(undefined, { dateStyle: 'long' })}</time>
      </header>
      <p className="report-verdict">
        <b>Can it be driven? {assessment.verdict.headline}.</b>
      </p>
      {assessment.emergency && (
        <p className="report-emergency">
          <b>{assessment.emergency.title}.</b> {assessment.emergency.call.label}:{' '}
          {assessment.emergency.call.number}. {assessment.emergency.dontTouch.join(' ')}
        </p>
      )}
      <h2>Complaint, in the owner’s words</h2>
      <dl className="report-lines">
        {ROWS.map(([key, title]) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>
              {fittingClauses(lines[key], CLAUSE_CHARACTERS)
                .map((clause) => `“${clause}”`)
                .join(' ')}
            </dd>
          </div>
        ))}
      </dl>
      <div className="report-columns">
        <section>
          <h2>Findings</h2>
          <ul>
            {present.slice(0, 8).map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
            {absent.slice(0, 4).map((sign) => (
              <li key={sign}>Not: {sign}</li>
            ))}
          </ul>
          <h2>Tests the owner did</h2>
          {tested.length ? (
            <ul>
              {tested.slice(0, 4).map((test) => (
                <li key={test}>{test}</li>
              ))}
            </ul>
          ) : (
            <p>None yet.</p>
          )}
        </section>
        <section>
          {assessment.causes.length > 0 && (
            <>
              <h2>Likely causes, of 10 such cars</h2>
              <ol>
                {assessment.causes.slice(0, 5).map((cause) => (
                  <li key={cause.id}>
                    {cause.title} <b>{cause.odds}</b>
                  </li>
                ))}
              </ol>
            </>
          )}
          {assessment.second && (
            <>
              <h2>{assessment.second.title}</h2>
              <p>{assessment.second.text}</p>
            </>
          )}
        </section>
      </div>
      {taken}
      {recalls.length > 0 && (
        <p className="report-recalls">
          Recalls of this model, to be checked by the VIN:{' '}
          {recalls
            .map(
              ({ campaign, part, parkIt }) =>
                `${campaign} ${part}${parkIt ? ` (${URGENCY_STEPS.stop})` : ''}`,
            )
            .join('; ')}
          .
        </p>
      )}
      {request && <p className="report-confirm">{request} The owner would like to see the old parts.</p>}
      <ReplySlip />
      <p className="report-foot">
        Candi weighs what the owner says. It did not see the car. Odds are estimates, not findings of an
        inspection.
      </p>
    </article>
  )
}
