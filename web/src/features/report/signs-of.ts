import type { Assessment } from '@candi/contracts'

/** The signs of a ledger as plain lists, without repeats: seen, not seen, and tried by the owner. */
export function signsOf({ ledger }: Assessment): { present: string[]; absent: string[]; tested: string[] } {
  const rows = [...ledger.supports, ...ledger.opposes, ...ledger.unknown]
  const signs = (state: 'present' | 'absent') => [
    ...new Set(rows.filter((row) => row.state === state).map((row) => row.sign)),
  ]
  const tested = rows
    .filter((row) => row.state !== 'unknown' && row.sources.some((source) => source.kind === 'check'))
    .map((row) => `${row.sign}: ${row.state === 'present' ? 'yes' : 'no'}`)
  return { present: signs('present'), absent: signs('absent'), tested: [...new Set(tested)] }
}
