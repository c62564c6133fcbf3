import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArticles, readBundle, readQuoteOperations } from '@candi/knowledge'
import * as esbuild from 'esbuild'
import { root } from './prepare.mjs'

/** Packages stay what they are and are found where the program runs; only our own rooms are bundled. */
const packages = () =>
  ['server', 'knowledge', 'contracts', 'engines'].flatMap((room) => {
    const manifest: { dependencies?: Record<string, string> } = JSON.parse(
      readFileSync(join(root, room, 'package.json'), 'utf8'),
    )
    return Object.keys(manifest.dependencies ?? {}).filter((name) => !name.startsWith('@candi/'))
  })

/** Writes knowledge.json, articles.json and quote-operations.json (the checked knowledge) and server/ (the server and the command line) into a folder `dist`. */
export async function buildServer(
  dist: string,
  otherPrograms: Readonly<Record<string, string>> = {},
): Promise<void> {
  mkdirSync(dist, { recursive: true })
  const bundle = readBundle()
  writeFileSync(join(dist, 'knowledge.json'), JSON.stringify(bundle))
  writeFileSync(join(dist, 'articles.json'), JSON.stringify(readArticles(bundle.knowledge.causes)))
  writeFileSync(
    join(dist, 'quote-operations.json'),
    JSON.stringify(readQuoteOperations(bundle.knowledge.causes)),
  )
  await esbuild.build({
    entryPoints: {
      main: join(root, 'server/src/main.ts'),
      candi: join(root, 'server/src/command-line/candi.ts'),
      'turn-process': join(root, 'server/src/workers/turn-process.ts'),
      'recording-worker': join(root, 'server/src/outside/recording-worker.ts'),
      'listening-worker': join(root, 'server/src/outside/listening-worker.ts'),
      'looking-worker': join(root, 'server/src/outside/looking-worker.ts'),
      ...otherPrograms,
    },
    outdir: join(dist, 'server'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    splitting: true,
    sourcemap: 'linked',
    external: packages().flatMap((name) => [name, `${name}/*`]),
    logLevel: 'warning',
  })
}
