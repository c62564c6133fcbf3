import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { root } from './prepare.mjs'

/** Runs the first check as if this were another Node. */
const asIf = (version: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })
       const { requireNode } = await import('./scripts/prepare.mjs')
       requireNode()`,
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
})
