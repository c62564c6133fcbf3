import type { MeasuredShare } from '@candi/contracts'

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const thousands = new Intl.NumberFormat('en-US')

/** "1,606" */
export const count = (cases: number) => thousands.format(cases)
/** "78.4%" */
export const percentOf = ({ percent }: MeasuredShare) => `${percent}%`
/** "75 to 82%": where the true share lies in 95 of 100 such measurements. */
export const rangeOf = ({ low, high }: MeasuredShare) => `${low} to ${high}%`
/** The same within a sentence: "between 75 and 82%". */
export const between = ({ low, high }: MeasuredShare) => `between ${low} and ${high}%`
/** How many of the cases are not in the share. */
export const others = ({ percent, of }: MeasuredShare) => of - Math.round((percent * of) / 100)
/** "November 29, 2026", from YYYY-MM-DD. */
export const dayOf = (date: string) => days.format(new Date(date))
