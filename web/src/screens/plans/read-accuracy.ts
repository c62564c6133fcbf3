/** One measured share: in percent, with its 95 % bounds and of how many cases. */
export type Measured = { percent: number; low: number; high: number; of: number }
export type Accuracy = {
  /** Right problem first, right problem among the first three, told not to drive when that was right, told so wrongly. */
  firstRight: Measured
  withinThree: Measured
  dangerTold: Measured
  falseAlarms: Measured
}

const COLUMNS = {
  firstRight: 'first right',
  withinThree: 'within three',
  dangerTold: 'must-not-drive told',
  falseAlarms: 'false alarms',
} as const

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** "91.2 % of 34 (81–100 %)"; the count stands in the cell or holds for the whole row. */
function readShare(cell: string, casesOfRow: number): Measured | undefined {
  const found = /^([\d.]+) %(?: of (\d+))? \((\d+)–(\d+) %\)$/.exec(cell)
  if (!found) return undefined
  const [, percent, of, low, high] = found
  return { percent: Number(percent), low: Number(low), high: Number(high), of: of ? Number(of) : casesOfRow }
}

/** Reads one row of the first table of docs/accuracy.md, found by how its first cell begins; undefined if it changed. */
export function readAccuracy(markdown: string, row: string): Accuracy | undefined {
  const lines = markdown.split('\n').filter((line) => line.startsWith('|'))
  const [head, found] = [lines[0], lines.find((line) => cellsOf(line)[0]?.startsWith(row))]
  if (!head || !found) return undefined
  const columns = cellsOf(head)
  const cells = cellsOf(found)
  const share = (column: keyof typeof COLUMNS) => {
    const cases = Number(cells[columns.indexOf('cases')])
    return readShare(cells[columns.indexOf(COLUMNS[column])] ?? '', cases)
  }
  const firstRight = share('firstRight')
  const withinThree = share('withinThree')
  const dangerTold = share('dangerTold')
  const falseAlarms = share('falseAlarms')
  if (!firstRight || !withinThree || !dangerTold || !falseAlarms) return undefined
  return { firstRight, withinThree, dangerTold, falseAlarms }
}
