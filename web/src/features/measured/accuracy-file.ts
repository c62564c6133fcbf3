import type { AccuracyFile, MeasuredRow } from '@candi/contracts'
import written from '../../../../docs/accuracy.json'

/**
 * What `npm run eval` wrote beside docs/accuracy.md, taken over when the page is built; nobody types these figures. A test holds the file to
 * its schema, so that no checker has to be fetched with the page.
 */
const file = written as AccuracyFile

export const { rows, dangers } = file

/** The row of one set of cases; undefined where it was never measured. */
export const rowOf = (id: string): MeasuredRow | undefined => rows.find((row) => row.id === id)
