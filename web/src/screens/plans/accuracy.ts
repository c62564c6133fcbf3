import type { MeasuredShare } from '@candi/contracts'
import { rowOf } from '../../features/measured/accuracy-file.ts'

export type Accuracy = {
  /** Right problem first, right problem among the first three, told not to drive when that was right, told so wrongly. */
  firstRight: MeasuredShare
  withinThree: MeasuredShare
  dangerTold: MeasuredShare
  falseAlarms: MeasuredShare
}

/** Messages of real owners that nothing was trained on; null where they were never measured. */
export const realMessages = ((): Accuracy | null => {
  const row = rowOf('real-messages')
  if (!row?.dangerTold || !row.falseAlarms) return null
  const { firstRight, withinThree, dangerTold, falseAlarms } = row
  return { firstRight, withinThree, dangerTold, falseAlarms }
})()
