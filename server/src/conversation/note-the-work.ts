import type { Assessment } from '@candi/contracts'
import { type Acts, isActOf } from './act-of-line.ts'
import { asItStandsNow } from './as-it-stands-now.ts'
import { stillStands } from './still-stands.ts'

/** Characters of a line that tells of one work; a longer one tells a story in which work was done. */
const LONGEST = 110
const OF_WORK: ReadonlySet<string> = new Set(['cleared_in_vain', 'work_in_vain', 'work_helped'])
const SURE = 0.35

/** What is said to the news of work that was done: a part was renewed, a code was cleared; empty for every other line. */
export function noteTheWork(acts: Acts, text: string, sheet: Assessment): string {
  if (text.length > LONGEST || !isActOf(acts, text, OF_WORK, SURE)) return ''
  const odds = acts.odds(text)
  const [act] = [...OF_WORK].toSorted((left, right) => (odds.get(right) ?? 0) - (odds.get(left) ?? 0))
  if (act === 'cleared_in_vain')
    return `Noted: what comes back after it was cleared is a fault that is still there. Tell me the code, such as P0301, if you have it. ${asItStandsNow(sheet)}`
  if (act === 'work_in_vain')
    return `Noted: that work did not end it. Either the cause is another one, or the work has to be looked at again. ${asItStandsNow(sheet)}`
  // Nobody here can see a repair, and no drive is invited to find out.
  return `Good. I cannot see the repair, so what you told before counts here. ${stillStands(sheet)}If the workshop says that the cause was found and mended, flip those signs on the sheet or start a new case.`
}
