import { type Assessment, isDenied, type LedgerRow } from '@candi/contracts'

/** The signs of a ledger as plain lists, without repeats: seen, denied, and tried by the owner. */
export function signsOf({ ledger }: Assessment): { present: string[]; absent: string[]; tested: string[] } {
  const rows = [...ledger.supports, ...ledger.opposes, ...ledger.unknown]
  const signs = (isNamed: (row: LedgerRow) => boolean) => [
    ...new Set(rows.filter(isNamed).map((row) => row.sign)),
  ]
  const tested = rows
    .filter((row) => row.state !== 'unknown' && row.sources.some((source) => source.kind === 'check'))
    .map((row) => `${row.sign}: ${row.state === 'present' ? 'yes' : 'no'}`)
  return {
    present: signs(({ state }) => state === 'present'),
    absent: signs(isDenied),
    tested: [...new Set(tested)],
  }
}
