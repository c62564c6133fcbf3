import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const listSchema = z.object({
  pages: z.array(z.object({ path: z.string(), file: z.string() })),
  knownPaths: z.array(z.string()),
})

export interface PrerenderedPages {
  /** Public pages by their address; `{{PUBLIC_URL}}` in them stands for the address of this server. */
  readonly htmlOf: ReadonlyMap<string, string>
  /** Every address that a screen answers, as the router of the web application names them (`/diagnose/:caseId?`). */
  readonly knownPaths: readonly string[]
}

/** What scripts/prerender-pages.ts wrote, or nothing where nothing was built. */
export function readPrerenderedPages(folder: string): PrerenderedPages {
  const file = join(folder, 'pages.json')
  if (!existsSync(file)) return { htmlOf: new Map(), knownPaths: [] }
  const { pages, knownPaths } = listSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const htmlOf = new Map(
    pages.map(({ path, file: name }) => [path, readFileSync(join(folder, name), 'utf8')]),
  )
  return { htmlOf, knownPaths }
}
