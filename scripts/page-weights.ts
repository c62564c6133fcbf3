import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { root } from './prepare.mjs'

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}
export type FileWeight = { readonly file: string; readonly bytes: number }

/** What Diagnose fetches by itself once it is at rest, although nobody did anything (use-active-case.ts). */
const FETCHED_AT_REST = ['src/screens/diagnose/live-case.tsx', 'src/screens/diagnose/open-case.ts']

/** JavaScript by gzip, heaviest first: `first` is what a page needs to answer, `atRest` what follows unasked. */
export function pageWeight(page: string): { first: FileWeight[]; atRest: FileWeight[] } {
  const web = join(root, 'dist/web')
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'))
  const filesOf = (starts: readonly string[]) => {
    const files = new Set<string>()
    const pending = [...starts]
    for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
      const chunk = manifest[name]
      if (!chunk) throw new Error(`The build holds no ${name}`)
      if (files.has(chunk.file)) continue
      files.add(chunk.file)
      pending.push(...(chunk.imports ?? []))
    }
    return [...files].filter((file) => file.endsWith('.js'))
  }
  const weighed = (files: readonly string[]) =>
    files
      .map((file) => ({ file, bytes: gzipSync(readFileSync(join(web, file))).length }))
      .sort((left, right) => right.bytes - left.bytes)
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  const first = filesOf([...entries, `src/screens/${page}/${page}-screen.tsx`])
  const later = page === 'diagnose' ? filesOf(FETCHED_AT_REST).filter((file) => !first.includes(file)) : []
  return { first: weighed(first), atRest: weighed(later) }
}

export const kilobytes = (files: readonly FileWeight[]) =>
  `${(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000).toFixed(1)} kB`

// By itself: `node --import tsx scripts/page-weights.ts home diagnose`, a listing of every file.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const page of process.argv.slice(2)) {
    const { first, atRest } = pageWeight(page)
    for (const [when, files] of [
      ['first', first],
      ['at rest', atRest],
    ] as const) {
      console.log(`${page}, ${when}: ${kilobytes(files)} in ${files.length} files`)
      for (const { file, bytes } of files) console.log(`  ${String(bytes).padStart(7)}  ${file}`)
    }
  }
