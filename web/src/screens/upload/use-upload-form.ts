import { ERRORS, type ProblemId } from '@candi/contracts'
import { useState } from 'react'
import type { Recording } from '../../features/choose-recording/recording.ts'
import { suggestFileName } from '../../features/describe-upload/suggest-file-name.ts'
import { chooseProblem, NOTHING_CHOSEN } from '../../features/pick-problem/problem-choice.ts'
import type { AlertMessage } from '../../parts/alert-line.tsx'
import type { LiveContributions } from './live-contributions.ts'
import { phoneModel } from './phone-model.ts'
import { type ContributionFaults, NO_EXTRAS, readContribution } from './read-contribution.ts'
import { useUploadVehicle } from './use-upload-vehicle.ts'

const PAUSED: AlertMessage = { kind: 'info', text: ERRORS['contributions-off'].text }
const SENT: AlertMessage = {
  kind: 'success',
  text: 'Thank you. Your recording is on its way; below you see how far it has come.',
}
const INCOMPLETE: AlertMessage = {
  kind: 'error',
  text: 'Not sent yet: something is still missing. It is marked above, and all you entered is kept.',
}
/** Where somebody tried what is switched off: the message stands there. */
export type RefusedPlace = 'description' | 'recording' | 'submit'

/** Everything that the form holds. Without `live` it takes no recording, and says so wherever somebody tries. */
export function useUploadForm(live: LiveContributions | undefined, now: () => Date = () => new Date()) {
  const [choice, setChoice] = useState(NOTHING_CHOSEN)
  const [chosenNeeds, setChosenNeeds] = useState(0)
  const [recording, setRecording] = useState<Recording | null>(null)
  const [extras, setExtras] = useState(NO_EXTRAS)
  const [openedAt] = useState(now)
  const [chosenAt, setChosenAt] = useState(openedAt)
  const [message, setMessage] = useState<AlertMessage>()
  const [refusedAt, setRefusedAt] = useState<RefusedPlace>()
  const [isSending, setSending] = useState(false)
  /** Counts the tries that found something missing; from the first on, faults are shown as they are mended. */
  const [failedTries, setFailedTries] = useState(0)
  const vehicle = useUploadVehicle(openedAt)

  const fileName = suggestFileName(vehicle.form, choice.problem ?? '', chosenAt, recording?.file.name)
  const draft = { choice, recording, vehicle: vehicle.form, extras, fileName, phone: '' }
  const reading = failedTries > 0 ? readContribution(draft, openedAt) : undefined
  const faults: ContributionFaults = reading && !reading.ok ? reading.faults : {}

  async function send({ onContribute }: LiveContributions) {
    if (isSending) return
    const complete = readContribution({ ...draft, phone: await phoneModel() }, openedAt)
    if (!complete.ok) {
      if (complete.faults.vehicle) vehicle.switchTo('manual')
      setMessage(INCOMPLETE)
      return setFailedTries((before) => before + 1)
    }
    setSending(true)
    const answer = await onContribute(complete.request, complete.file)
    setSending(false)
    if (!answer.ok) return setMessage({ kind: 'error', text: answer.message })
    setMessage(SENT)
    setFailedTries(0)
    setRecording(null)
    setExtras(NO_EXTRAS)
  }

  return {
    choice,
    setChoice,
    chooseNeed: (problem: ProblemId) => {
      setChoice((before) => chooseProblem(before, problem))
      setChosenNeeds((before) => before + 1)
    },
    chosenNeeds,
    recording,
    setRecording: (next: Recording | null) => {
      setRecording(next)
      if (!next) return
      setChosenAt(now())
      // The thanks are for the recording before this one.
      setMessage((before) => (before === SENT ? undefined : before))
    },
    extras,
    setExtras,
    vehicle,
    openedAt,
    fileName,
    faults,
    failedTries,
    isSending,
    messageAt: (place: RefusedPlace): AlertMessage | undefined => {
      if (!live) return refusedAt === place ? PAUSED : undefined
      return place === 'submit' ? message : undefined
    },
    refuseAt: live ? () => undefined : (place: RefusedPlace) => () => setRefusedAt(place),
    submit: () => {
      if (live) void send(live)
      else setRefusedAt('submit')
    },
  }
}
export type UploadFormState = ReturnType<typeof useUploadForm>
