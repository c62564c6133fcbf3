import type { Assessment } from '@candi/contracts'
import { lowerFirst } from '../translate/sentence.ts'
import { isGrave } from './is-grave.ts'
import { likelyCause } from './likely-cause.ts'

/** Where the case stands after it was weighed anew: whether to drive, and what is likely now. */
export function asItStandsNow(sheet: Assessment): string {
  const { verdict, doNow } = sheet
  const [step] = doNow
  const first = verdict.urgency === 'stop' && step ? ` First: ${lowerFirst(step.title)}.` : ''
  return [`**${verdict.headline}.**${isGrave(sheet) ? ` ${verdict.reason}` : ''}${first}`, likelyCause(sheet)]
    .filter(Boolean)
    .join(' ')
}
