import type { Assessment } from '@candi/contracts'
import { isGrave } from '@candi/domain'
import { lowerFirst } from '../translate/sentence.ts'
import { likelyCause } from './likely-cause.ts'

/** Where the case stands after it was weighed anew: whether to drive, and what is likely now. */
export function asItStandsNow(sheet: Assessment): string {
  const { verdict, doNow } = sheet
  const [step] = doNow
  const first = verdict.urgency === 'stop' && step ? ` First: ${lowerFirst(step.title)}.` : ''
  return [
    `**${verdict.headline}.**${isGrave(sheet.verdict.urgency) ? ` ${verdict.reason}` : ''}${first}`,
    likelyCause(sheet),
  ]
    .filter(Boolean)
    .join(' ')
}
