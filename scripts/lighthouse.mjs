// Measures the built pages as a phone on a slow line sees them, and says whether they hold the bar of docs/specification-map.md.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { findChromium } from './find-chromium.mjs'
import { build, root, say } from './prepare.mjs'

const BAR = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const PAGES = ['/', '/plans', '/diagnose']
/** Of so many runs the middle one counts: two shared cores make single runs jump. */
const RUNS = 3

const given = process.argv[2]
if (!given) build()
const data = mkdtempSync(join(tmpdir(), 'candi-lighthouse-'))
const server = given
  ? undefined
  : spawn(process.execPath, [join(root, 'dist/server/main.js')], {
      env: { ...process.env, CANDI_DATA: data, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
const address = given ?? (await addressOf(server))
const port = await freePort()
const browser = await chromium.launch({
  executablePath: findChromium(say),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
})

let isBelow = false
try {
  for (const path of PAGES) isBelow = report(path, await middleRun(path)) || isBelow
} finally {
  await browser.close()
  server?.kill()
  rmSync(data, { recursive: true, force: true })
}
process.exitCode = isBelow ? 1 : 0

async function middleRun(path) {
  const runs = []
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(`${address}${path}`, {
      port,
      output: 'json',
      logLevel: 'error',
    })
    if (result) runs.push(result.lhr)
  }
  runs.sort((a, b) => (a.categories.performance?.score ?? 0) - (b.categories.performance?.score ?? 0))
  const middle = runs[Math.floor(runs.length / 2)]
  if (!middle) throw new Error(`Lighthouse gave no figures for ${path}`)
  return middle
}

/** Prints one page; true where it is below the bar. */
function report(path, { categories, audits }) {
  const scores = Object.entries(BAR).map(([name, least]) => {
    const score = Math.round((categories[name]?.score ?? 0) * 100)
    return { name, score, isShort: score < least }
  })
  const times = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
  console.log(
    `${path.padEnd(10)} ${scores.map(({ name, score, isShort }) => `${name} ${score}${isShort ? ' (short)' : ''}`).join(' · ')}`,
  )
  console.log(`           ${times.map((name) => `${name} ${audits[name]?.displayValue}`).join(' · ')}`)
  for (const [name, { weight, audit }] of failures(categories, audits))
    console.log(`           ${name}: ${audit.title} (${weight})`)
  return scores.some(({ isShort }) => isShort)
}

function failures(categories, audits) {
  return Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([name, { auditRefs }]) =>
      auditRefs
        .map(({ id, weight }) => [name, { weight, audit: audits[id] }])
        .filter(([, { weight, audit }]) => weight > 0 && audit?.score !== null && audit?.score < 1),
    )
}

function freePort() {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address()
      probe.close(() => found(free))
    })
  })
}

function addressOf(child) {
  return new Promise((found, failed) => {
    child.stdout.on('data', (chunk) => {
      const address = /CANDI is ready: (http\S+)/.exec(String(chunk))?.[1]
      if (address) found(address)
    })
    child.once('exit', () => failed(new Error('The server ended before it was ready.')))
  })
}
