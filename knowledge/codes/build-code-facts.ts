/**
 * Builds the fact tables from a list of trade titles, once:
 *   npx tsx knowledge/codes/build-code-facts.ts path/to/codes.csv
 * The list has the columns code, title and status (how far its sources agree). Titles are read and
 * forgotten: what is written is our own vocabulary, one line a code.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readTitle, type TitleFacts } from './read-title.ts'
import { CORRECTIONS } from './title-corrections.ts'

const COLUMNS = [
  'component',
  'aspect',
  'mode',
  'basis',
  'unit',
  'bank',
  'sensor',
  'cylinder',
  'position',
  'condition',
  'effect',
  'other',
] as const
const BASES: Readonly<Record<string, string>> = {
  agree: 'agreed',
  majority: 'majority',
  'single-source': 'single',
  conflict: 'conflict',
}
const TABLES: readonly (readonly [string, RegExp])[] = [
  ['powertrain-p0', /^P0/],
  ['powertrain-p2', /^P2/],
  ['powertrain-p3', /^P3/],
  ['body', /^B/],
  ['chassis', /^C/],
  ['network', /^U/],
]

function main(listPath: string | undefined): void {
  if (listPath === undefined || !existsSync(listPath)) {
    console.error(
      'Give the path of the list of titles (columns code, title, status); there is no such file here.',
    )
    process.exitCode = 1
    return
  }
  const rows = parseCsv(readFileSync(listPath, 'utf8'))
  const unread: string[] = []
  const lines = rows.flatMap((row) => {
    const line = factLine(row)
    if (line === null) unread.push(Object.values(row).slice(0, 2).join(' '))
    return line === null ? [] : [line]
  })
  const folder = fileURLToPath(new URL('./facts/', import.meta.url))
  mkdirSync(folder, { recursive: true })
  for (const [name, pattern] of TABLES) {
    const table = lines.filter((line) => pattern.test(line)).sort()
    writeFileSync(`${folder}${name}.csv`, `${['code', ...COLUMNS].join(',')}\n${table.join('\n')}\n`)
    console.log(`${name}: ${table.length}`)
  }
  console.log(`${lines.length} of ${rows.length} codes structured; left over: ${unread.join('; ') || 'none'}`)
}

function factLine(row: Readonly<Record<string, string>>): string | null {
  const { code = '', title = '', status = '' } = row
  const corrected = CORRECTIONS[code]
  const facts: TitleFacts | null = corrected ?? readTitle(title, /^P0[A-F]/.test(code))
  if (facts === null) return null
  const values = { ...facts, basis: corrected === undefined ? (BASES[status] ?? 'single') : 'ours' }
  return [code, ...COLUMNS.map((column) => values[column])].join(',').replace(/,+$/, '')
}

/** Comma-separated values with optional double quotes, which is all the list uses. */
function parseCsv(text: string): Readonly<Record<string, string>>[] {
  const [header = [], ...records] = text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map(splitCsvLine)
  return records.map((fields) => Object.fromEntries(header.map((name, index) => [name, fields[index] ?? ''])))
}

function splitCsvLine(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, field = '']) =>
    field.replace(/^"|"$/g, '').replaceAll('""', '"'),
  )
}

main(process.argv[2])
