import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { z } from 'zod'
import {
  CodeFactsRow,
  CodeFindings,
  CommonCodes,
  Components,
  Endings,
  FailureModes,
  Wording,
} from './code-schema.ts'

export type CodeFactsEntry = Omit<z.infer<typeof CodeFactsRow>, 'code'>
type CommonCodeEntry = Omit<z.infer<typeof CommonCodes>[number], 'codes'>

/** All that is known of trouble codes, in the shapes that engines/codes takes as arguments. */
export interface CodeKnowledge {
  readonly facts: ReadonlyMap<string, CodeFactsEntry>
  readonly words: CodeWordsEntry
  readonly findings: z.infer<typeof CodeFindings>
}

export interface CodeWordsEntry extends z.infer<typeof Wording> {
  readonly components: ReadonlyMap<string, z.infer<typeof Components>[string]>
  readonly endings: ReadonlyMap<string, string>
  readonly modes: ReadonlyMap<string, z.infer<typeof FailureModes>[string]>
  readonly commonCodes: ReadonlyMap<string, CommonCodeEntry>
}

const FOLDER = fileURLToPath(new URL('.', import.meta.url))

/** Reads and checks the files of this folder. Throws on a malformed file: that is our own mistake. */
export function loadCodes(folder: string = FOLDER): CodeKnowledge {
  const read = (name: string): unknown => parse(readFileSync(`${folder}${name}`, 'utf8'))
  return {
    facts: loadFacts(`${folder}facts/`),
    words: {
      ...Wording.parse(read('wording.yaml')),
      components: mapOf(Components.parse(read('components.yaml'))),
      endings: mapOf(Endings.parse(read('endings.yaml'))),
      modes: mapOf(FailureModes.parse(read('failure-modes.yaml'))),
      commonCodes: commonCodesByCode(CommonCodes.parse(read('common-codes.yaml'))),
    },
    findings: CodeFindings.parse(read('code-findings.yaml') ?? []),
  }
}

function loadFacts(folder: string): ReadonlyMap<string, CodeFactsEntry> {
  const tables = readdirSync(folder).filter((name) => name.endsWith('.csv'))
  return new Map(tables.flatMap((name) => parseFactTable(readFileSync(`${folder}${name}`, 'utf8'))))
}

/** Our own tables: a header, commas, no quotes; empty columns at the end of a line are left out. */
function parseFactTable(table: string): [string, CodeFactsEntry][] {
  const [header = '', ...lines] = table.trimEnd().split('\n')
  const columns = header.split(',')
  return lines.map((line) => {
    const fields = line.split(',')
    const row = Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? '']))
    const { code, ...facts } = CodeFactsRow.parse(row)
    return [code, facts]
  })
}

function commonCodesByCode(entries: z.infer<typeof CommonCodes>): ReadonlyMap<string, CommonCodeEntry> {
  return new Map(
    entries.flatMap(({ codes, ...entry }) =>
      codes.flatMap(codesOfPattern).map((code) => [code, entry] as const),
    ),
  )
}

/** "P0300-P0303" -> P0300, P0301, P0302, P0303; counted in decimal, as cylinders are. */
function codesOfPattern(pattern: string): string[] {
  const [from = '', to] = pattern.split('-')
  if (to === undefined) return [from]
  const first = Number(from.slice(1))
  const length = Number(to.slice(1)) - first + 1
  return Array.from({ length }, (_, index) => `${from.charAt(0)}${String(first + index).padStart(4, '0')}`)
}

function mapOf<Value>(record: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(record))
}
