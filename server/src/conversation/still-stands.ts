import type { Assessment } from '@candi/contracts'
import { isGrave } from '@candi/domain'
import { lowerFirst } from '../translate/sentence.ts'

/** A car that must not be driven is not left with a pleasantry: what is said of it first; empty for every other car. */
export function stillStands(sheet: Assessment | null): string {
  if (!sheet || !isGrave(sheet.verdict.urgency)) return ''
  const first = sheet.verdict.urgency === 'stop' ? sheet.doNow[0] : undefined
  return `**${sheet.verdict.headline}** still stands. ${first ? `First: ${lowerFirst(first.title)}. ` : ''}`
}

/** An answer that is true of any car, beside one that must not be driven on: what stands of this car follows in one sentence. */
export const besideWhatStands = (answer: string, sheet: Assessment | null): string =>
  sheet && isGrave(sheet.verdict.urgency) && !answer.includes(sheet.verdict.headline)
    ? `${answer} **${sheet.verdict.headline}** still stands.`
    : answer

/** What to do before all else, with how to do it; empty where nothing is. */
export const firstStep = ({ doNow: [step] }: Assessment): string =>
  step ? `First: ${lowerFirst(step.title)}. ${step.detail}` : ''
