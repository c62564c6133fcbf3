import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from './prepare.mjs'

/** Runs the first check as if this were another Node. */
const asIf = (version: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })
       const { recommendNode, requireNode } = await import('./scripts/prepare.mjs')
       requireNode()
       recommendNode()`,
    ],
    { cwd: root, encoding: 'utf8' },
  )

describe('what is needed to begin', () => {
  it.each(['18.20.4', '20.18.1', '16.0.0'])('refuses Node %s with one sentence', (version) => {
    const { status, stderr } = asIf(version)
    expect(status).toBe(1)
    expect(stderr.trim()).toMatch(/^CANDI needs Node\.js 20\.19 or newer/)
    expect(stderr).not.toMatch(/\n\s+at /)
  })

  it.each(['20.19.0', '22.11.0', '24.0.0'])('takes Node %s', (version) => {
    expect(asIf(version).status).toBe(0)
  })

  it('says in one friendly line that Node 22 is the better choice, on an older one alone', () => {
    expect(asIf('20.19.0').stderr).toBe(
      'This is Node.js 20.19.0, on which CANDI works. Node.js 22 is the better choice: it still gets security updates.\n',
    )
    for (const version of ['22.11.0', '24.0.0']) expect(asIf(version).stderr).toBe('')
  })
})

const folder = mkdtempSync(join(tmpdir(), 'candi-prepare-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Does as npm does: leaves out the packages of development where NODE_ENV is production and nobody asks for them. */
const NPM = `#!${process.execPath}
const { appendFileSync, mkdirSync } = require('node:fs')
appendFileSync('asked', process.argv.slice(2).join(' ') + '\\n')
mkdirSync('node_modules/vite', { recursive: true })
if (process.env.NODE_ENV !== 'production' || process.argv.includes('--include=dev'))
  mkdirSync('node_modules/tsx', { recursive: true })
`

/** A product of its own with an npm of its own. */
function product(name: string) {
  const here = join(folder, name)
  for (const room of ['scripts', 'bin']) mkdirSync(join(here, room), { recursive: true })
  cpSync(join(root, 'scripts', 'prepare.mjs'), join(here, 'scripts', 'prepare.mjs'))
  writeFileSync(join(here, 'package-lock.json'), '{}')
  writeFileSync(join(here, 'bin', 'npm'), NPM)
  chmodSync(join(here, 'bin', 'npm'), 0o755)
  return {
    has: (path: string) => existsSync(join(here, path)),
    remove: (path: string) => rmSync(join(here, path), { recursive: true }),
    timesAsked: () => readFileSync(join(here, 'asked'), 'utf8').trim().split('\n').length,
    install: () =>
      spawnSync(
        process.execPath,
        ['--input-type=module', '-e', "(await import('./scripts/prepare.mjs')).installPackages()"],
        {
          cwd: here,
          env: {
            ...process.env,
            NODE_ENV: 'production',
            PATH: `${join(here, 'bin')}${delimiter}${process.env.PATH}`,
          },
        },
      ),
  }
}

describe.skipIf(process.platform === 'win32')('installing packages', () => {
  it('brings what builds the server, in production too, and once', () => {
    const { install, has, timesAsked } = product('production')
    expect(install().status).toBe(0)
    expect(has('node_modules/tsx')).toBe(true)
    install()
    expect(timesAsked()).toBe(1)
  })

  it('is done again where a first time left out what builds the server', () => {
    const { install, has, remove } = product('left-out')
    install()
    remove('node_modules/tsx')
    install()
    expect(has('node_modules/tsx')).toBe(true)
  })
})
