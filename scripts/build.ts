import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBundle } from '@candi/knowledge'
import * as esbuild from 'esbuild'
import { build as buildWeb } from 'vite'
import { compressFiles } from './compress-files.ts'
import { root } from './prepare.mjs'
import { prerenderPages } from './prerender-pages.ts'

/** Builds dist/web (the application), dist/pages (the public pages, rendered beforehand), dist/knowledge.json (the checked knowledge) and dist/server (the server and the command line). */
const dependencies = ['server', 'knowledge', 'contracts', 'engines'].flatMap((room) => {
  const manifest: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, room, 'package.json'), 'utf8'),
  )
  return Object.keys(manifest.dependencies ?? {}).filter((name) => !name.startsWith('@candi/'))
})

mkdirSync(join(root, 'dist'), { recursive: true })
writeFileSync(join(root, 'dist', 'knowledge.json'), JSON.stringify(readBundle()))

await esbuild.build({
  entryPoints: {
    main: join(root, 'server/src/main.ts'),
    candi: join(root, 'server/src/command-line/candi.ts'),
    'recording-worker': join(root, 'server/src/outside/recording-worker.ts'),
  },
  outdir: join(root, 'dist/server'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  splitting: true,
  sourcemap: 'linked',
  external: dependencies.flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
})

const web = join(root, 'web')
const built = join(root, 'dist', 'web')
await buildWeb({ root: web, logLevel: 'warn' })
await prerenderPages(web, built, join(root, 'dist', 'pages'))
await compressFiles(built)
