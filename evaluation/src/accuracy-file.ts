import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AccuracyFile,
  type AccuracyInShort,
  accuracyFileSchema,
  accuracyInShortSchema,
  type MeasuredDangers,
  type MeasuredFigures,
  type MeasuredRow,
} from '@candi/contracts'
import { MEASURED_SETS, type MeasuredSetId } from './measured-sets.ts'

const FILE = join('docs', 'accuracy.json')
const IN_SHORT = join('docs', 'accuracy-in-short.json')

/** What one run measured; a clone without the development folder measures less than all. */
export interface MeasuredRun {
  readonly figures: ReadonlyMap<MeasuredSetId, MeasuredFigures>
  readonly dangers: MeasuredDangers | null
}

/**
 * What is to stand in docs/accuracy.json after a run. Sets and dangers that it could not measure keep the figures that stood there, with the
 * day of their own measurement. What stood there becomes "before", unless the run only repeats it: then it is the same release.
 */
export function accuracyFile(run: MeasuredRun, standing: AccuracyFile | null): AccuracyFile {
  const stood = new Map(standing?.rows.map((row) => [row.id, row]))
  const isRepeat = [...run.figures].every(([id, figures]) => isSame(figures, stood.get(id)))
  const rows = idsOfSets().flatMap((id): MeasuredRow[] => {
    const old = stood.get(id)
    const figures = run.figures.get(id)
    const { group, name, what } = MEASURED_SETS[id]
    if (!figures) return old ? [{ ...old, group, name, what }] : []
    return [{ id, group, name, what, ...figures, before: isRepeat ? (old?.before ?? null) : figuresIn(old) }]
  })
  return accuracyFileSchema.parse({ rows, dangers: run.dangers ?? standing?.dangers ?? null })
}

/** The two figures of Home: of the posts of owners, as the product reads them. */
export function accuracyInShort({ rows }: AccuracyFile): AccuracyInShort {
  const row = rows.find(({ id }) => id === 'posts-as-shipped')
  return accuracyInShortSchema.parse({
    ownerPosts: row?.dangerTold ? { withinThree: row.withinThree, dangerTold: row.dangerTold } : null,
  })
}

/**
 * What stands in docs/accuracy.json; null where there is no such file. It throws where this release cannot read it, as figures would be lost
 * that a clone without the development folder cannot measure again.
 */
export function readAccuracyFile(root: string): AccuracyFile | null {
  const path = join(root, FILE)
  if (!existsSync(path)) return null
  const read = accuracyFileSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!read.success)
    throw new Error(`${FILE} has another shape than this release writes. Delete it to begin anew.`)
  return read.data
}

export function writeAccuracyFiles(root: string, file: AccuracyFile): void {
  const write = (path: string, content: unknown) =>
    writeFileSync(join(root, path), `${JSON.stringify(content, null, 2)}\n`)
  write(FILE, file)
  write(IN_SHORT, accuracyInShort(file))
}

const isSetId = (id: string): id is MeasuredSetId => id in MEASURED_SETS
const idsOfSets = () => Object.keys(MEASURED_SETS).filter(isSetId)

/** A row without its names, and without what stood before it. */
function figuresIn(row: MeasuredRow | undefined): MeasuredFigures | null {
  if (!row) return null
  const { measured, cases, firstRight, withinThree, dangerTold, falseAlarms } = row
  return { measured, cases, firstRight, withinThree, dangerTold, falseAlarms }
}

/** Whether the figures are the same, whatever the day. */
function isSame(figures: MeasuredFigures, row: MeasuredRow | undefined): boolean {
  const told = (any: MeasuredFigures) => {
    const { cases, firstRight, withinThree, dangerTold, falseAlarms } = any
    return JSON.stringify([cases, firstRight, withinThree, dangerTold, falseAlarms])
  }
  return row !== undefined && told(figures) === told(row)
}
