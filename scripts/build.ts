import { join } from 'node:path'
import { build as buildWeb } from 'vite'
import { buildServer } from './build-server.ts'
import { compressFiles } from './compress-files.ts'
import { root } from './prepare.mjs'
import { prerenderPages } from './prerender-pages.ts'

/** Builds dist/web (the application), dist/pages (the public pages, rendered beforehand), dist/knowledge.json (the checked knowledge) and dist/server (the server and the command line). */
const dist = join(root, 'dist')
await buildServer(dist)

const web = join(root, 'web')
const built = join(dist, 'web')
await buildWeb({ root: web, logLevel: 'warn' })
await prerenderPages(web, built, join(dist, 'pages'))
await compressFiles(built)
