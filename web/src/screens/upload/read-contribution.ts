import {
  CONTRIBUTION_CONSENT_VERSION,
  type ContributionRequest,
  contributionRequestSchema,
} from '@candi/contracts'
import type { Recording } from '../../features/choose-recording/recording.ts'
import {
  readVehicleForm,
  type VehicleFaults,
  vehicleFaults,
} from '../../features/describe-upload/read-vehicle-form.ts'
import type { VehicleForm } from '../../features/describe-upload/vehicle-form.ts'
import type { ProblemChoice } from '../../features/pick-problem/problem-choice.ts'

/** What is said of a recording while contributions are on, and only then. */
export type ContributionExtras = {
  isConsentGiven: boolean
  isConfirmedByRepair: boolean
  /** Id of the recording of the same car before the repair; empty for none. */
  beforeRecording: string
}
export const NO_EXTRAS: ContributionExtras = {
  isConsentGiven: false,
  isConfirmedByRepair: false,
  beforeRecording: '',
}

export type ContributionDraft = {
  choice: ProblemChoice
  recording: Recording | null
  vehicle: VehicleForm
  extras: ContributionExtras
  fileName: string
  phone: string
}
/** A sentence each, in the order in which the screen asks. */
export type ContributionFaults = {
  problem?: string
  severity?: string
  recording?: string
  vehicle?: VehicleFaults
  consent?: string
}
export type ContributionReading =
  | { ok: true; request: ContributionRequest; file: File }
  | { ok: false; faults: ContributionFaults }

/** The draft as the wire wants it, or what is still missing. */
export function readContribution(draft: ContributionDraft, today: Date): ContributionReading {
  const { choice, recording, vehicle, extras, fileName, phone } = draft
  const faults = contributionFaults(draft, today)
  if (Object.keys(faults).length > 0 || !recording) return { ok: false, faults }
  const request = contributionRequestSchema.parse({
    consent: { version: CONTRIBUTION_CONSENT_VERSION, given: extras.isConsentGiven },
    problem: choice.problem,
    severity: choice.severity,
    confidence: choice.confidence,
    description: choice.description,
    vehicle: readVehicleForm(vehicle, today),
    file: { name: fileName, bytes: recording.file.size },
    phone,
    isConfirmedByRepair: extras.isConfirmedByRepair,
    beforeRecording: extras.beforeRecording || null,
  })
  return { ok: true, request, file: recording.file }
}

function contributionFaults(draft: ContributionDraft, today: Date): ContributionFaults {
  const { choice, recording, vehicle, extras } = draft
  const faults: ContributionFaults = {}
  if (!choice.problem) faults.problem = 'Please choose a category and a problem.'
  else if (!choice.severity) faults.severity = 'Please choose how severe it is.'
  if (!recording) faults.recording = 'Please choose an audio file.'
  const ofVehicle = vehicleFaults(vehicle, today)
  if (Object.keys(ofVehicle).length > 0) faults.vehicle = ofVehicle
  if (!extras.isConsentGiven)
    faults.consent = 'We take a recording only with your consent. Please tick it if you agree.'
  return faults
}
