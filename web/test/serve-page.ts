import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** What our own server allows its pages that concerns sound and pictures (server/src/outside/page-policy.ts). */
const HEADERS = {
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self'; worker-src 'self'; media-src 'self' blob:; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'",
  'permissions-policy': 'camera=(self), microphone=(self)',
}

/** A page of the tests for one feature, built as for visitors and served under the same rules. */
export async function servePage(name: string): Promise<{ address: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), `candi-${name}-`))
  await build({
    configFile: false,
    root: join(import.meta.dirname, name),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname === '/' ? '/index.html' : pathname
    try {
      const body = readFileSync(join(folder, path))
      response.writeHead(200, { ...HEADERS, 'content-type': TYPES[extname(path)] ?? 'text/plain' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  const bound = server.address()
  const port = bound && typeof bound === 'object' ? bound.port : 0
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
