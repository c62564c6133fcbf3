import { useEffect, useRef } from 'react'
import { RecordingField } from '../../features/choose-recording/recording-field.tsx'
import { ProblemPicker } from '../../features/pick-problem/problem-picker.tsx'
import { AlertLine } from '../../parts/alert-line.tsx'
import { ContributionExtrasFields } from './contribution-extras.tsx'
import type { LiveContributions } from './live-contributions.ts'
import { PAUSED_ID } from './paused-banner.tsx'
import { SubmissionSummary } from './submission-summary.tsx'
import { UploadPart } from './upload-part.tsx'
import type { UploadFormState } from './use-upload-form.ts'
import { VehicleBlock } from './vehicle-block.tsx'

const FAULTS = '[data-fault], .chip-choice:has(.field-fault) input, [aria-invalid="true"]'

type Props = { state: UploadFormState; live: LiveContributions | undefined }

/** The form of a recording. Switched off, it can be read and tried, but takes no recording and sends nothing. */
export function UploadForm({ state, live }: Props) {
  const { choice, recording, vehicle, extras, faults, failedTries, fileName, openedAt, isSending } = state
  const form = useRef<HTMLFormElement>(null)
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failedTries > 0) form.current?.querySelector<HTMLElement>(FAULTS)?.focus()
  }, [failedTries])
  const message = state.messageAt('submit')
  useEffect(() => {
    // Enter in a field far above sends the form too: the answer comes into view.
    if (message && message.kind !== 'error') said.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  const paused = live ? undefined : PAUSED_ID

  return (
    <form
      className="upload-form"
      aria-label="Recording"
      aria-describedby={paused}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        state.submit()
      }}
    >
      <UploadPart title="The problem">
        {faults.problem && (
          <p className="field-fault part-fault" data-fault tabIndex={-1}>
            {faults.problem}
          </p>
        )}
        <ProblemPicker
          choice={choice}
          calls={state.chosenNeeds}
          onChange={state.setChoice}
          severityFault={faults.severity}
          onRefuse={state.refuseAt('description')}
          refusedBecause={paused}
        >
          <AlertLine message={state.messageAt('description')} />
        </ProblemPicker>
      </UploadPart>
      <UploadPart title="The sound">
        <RecordingField
          recording={recording}
          onRecording={state.setRecording}
          fault={faults.recording}
          onRefuse={state.refuseAt('recording')}
          refusedBecause={paused}
          notice={state.messageAt('recording')}
        />
      </UploadPart>
      <UploadPart title="The car">
        <VehicleBlock vehicle={vehicle} faults={faults.vehicle ?? {}} today={openedAt} />
      </UploadPart>
      <UploadPart title="Summary">
        <SubmissionSummary choice={choice} recording={recording} vehicle={vehicle.form} fileName={fileName} />
        {live && (
          <ContributionExtrasFields
            extras={extras}
            onChange={state.setExtras}
            ownRecordings={live.ownRecordings}
            consentFault={faults.consent}
          />
        )}
        <div className="upload-send">
          <button
            className="btn btn-full"
            type="submit"
            aria-disabled={!live || isSending}
            aria-describedby={paused}
          >
            {isSending ? 'Sending…' : 'Upload recording'}
          </button>
          <div ref={said}>
            <AlertLine message={message} />
          </div>
        </div>
      </UploadPart>
    </form>
  )
}
