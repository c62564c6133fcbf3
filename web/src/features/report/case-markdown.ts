import type { Assessment, Emergency, VehicleWords } from '@candi/contracts'
import type { CasePhoto } from '../../api/case-photo.ts'
import type { CaseRecording } from '../../api/case-recording.ts'
import { dollarRange } from '../../parts/money.ts'
import { emergencyLines } from './emergency-lines.ts'
import { heardLines } from './heard-lines.ts'
import { recallLines } from './recall-lines.ts'
import { seenLines } from './seen-lines.ts'
import { signsOf } from './signs-of.ts'

export type MarkdownCase = {
  name: string
  vehicle: VehicleWords | null
  codes: string[]
  /** Stands above everything else. */
  emergency: Emergency | null
  assessment: Assessment | null
  recordings: readonly CaseRecording[]
  photos: readonly CasePhoto[]
  talk: { who: 'You' | 'Candi'; text: string }[]
}

const section = (title: string, lines: string[]) => (lines.length ? [`## ${title}`, '', ...lines, ''] : [])

/** A case as a text file that reads well in any editor. */
export function caseMarkdown(written: MarkdownCase): string {
  const { name, vehicle, codes, emergency, assessment, recordings, photos, talk } = written
  const car = vehicle
    ? [vehicle.year, vehicle.make, vehicle.model, vehicle.engine].filter(Boolean).join(' ')
    : ''
  const miles = vehicle?.mileage ? `${vehicle.mileage.value} ${vehicle.mileage.unit}` : ''
  const head = [car, miles, codes.length ? `codes ${codes.join(', ')}` : ''].filter(Boolean).join(', ')
  const card = emergency ? section(emergency.title, emergencyLines(emergency)) : []
  const sheet = assessment
    ? [
        ...section('Can I drive it?', [`**${assessment.verdict.headline}.** ${assessment.verdict.reason}`]),
        ...section(
          'Do this now',
          assessment.doNow.map((step, index) => `${index + 1}. **${step.title}** ${step.detail}`),
        ),
        ...section('Open recalls for this model', recallLines(assessment.recalls)),
        ...section(
          assessment.tripwires.title,
          assessment.tripwires.signs.map((sign) => `- ${sign}`),
        ),
        ...section(
          'Likely causes',
          assessment.causes.map(
            (cause) =>
              `- ${cause.title}: ${cause.odds}. ${cause.why}${cause.recall ? ` Recall ${cause.recall.campaign}.` : ''}`,
          ),
        ),
        ...(assessment.second ? section(assessment.second.title, [assessment.second.text]) : []),
        ...section(
          'Checks',
          assessment.checks.map(
            (check) =>
              `- ${check.title} (${[dollarRange(check.cost), check.minutes > 0 && `${Math.ceil(check.minutes)} min`].filter(Boolean).join(', ')}). ${check.steps}`,
          ),
        ),
        ...section(
          'What it may cost',
          assessment.costs.map((cost) => `- ${cost.repair}: ${dollarRange(cost.total)}`),
        ),
        ...section('Tell the workshop', [assessment.shop.join('\n\n')]),
        ...section('Signs', [
          ...signsOf(assessment).present.map((sign) => `- ${sign}`),
          ...signsOf(assessment).absent.map((sign) => `- not: ${sign}`),
        ]),
        ...section(
          'Ruled out',
          assessment.ruledOut.map((entry) => `- ${entry.title}: ${entry.reason}`),
        ),
      ]
    : []
  const heard = section(
    'What was heard',
    heardLines(recordings).map((line) => `- ${line}`),
  )
  const seen = section(
    'What was seen',
    seenLines(photos).map((line) => `- ${line}`),
  )
  const said = section(
    'Conversation',
    talk.flatMap(({ who, text }) => [`**${who}:** ${text}`, '']),
  )
  return [`# ${name}`, '', ...(head ? [head, ''] : []), ...card, ...sheet, ...heard, ...seen, ...said].join(
    '\n',
  )
}
