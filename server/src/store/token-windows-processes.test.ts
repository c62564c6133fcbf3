import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { builtProgram, newPostgresDatabase } from '../../test/shared.ts'
import { openPostgres } from './open-postgres.ts'
import { TokenWindows } from './token-windows.ts'

const SUBJECT = 'user:ann'

/** A process of its own, and the lines that it says one after the other. */
function startProcess(program: string, url: string) {
  const child = spawn(process.execPath, [program, url, SUBJECT, '10000'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    next: async () => String((await lines.next()).value ?? ''),
    tell: (word: string) => child.stdin.write(`${word}\n`),
    ended: once(child, 'exit'),
  }
}

describe('three server processes on one PostgreSQL', () => {
  it('together let in exactly the turns that fit, and settle to exactly what was used', async () => {
    const url = await newPostgresDatabase()
    const own = await openPostgres(url, () => {})
    const program = await builtProgram('charge-in-parallel')
    const processes = Array.from({ length: 3 }, () => startProcess(program, url))
    for (const each of processes) expect(await each.next()).toBe('ready')
    for (const each of processes) each.tell('go')
    const fitted = await Promise.all(
      processes.map(async (each) => Number((await each.next()).replace('fitted ', ''))),
    )
    // 120 turns of 500 ask for room in 10,000.
    expect(fitted.reduce((sum, turns) => sum + turns, 0)).toBe(20)
    for (const each of processes) each.tell('settle')
    for (const each of processes) expect(await each.next()).toBe('settled')
    await Promise.all(processes.map((each) => each.ended))
    // A process that let n turns in settles them to 1 + 2 + … + n.
    const used = fitted.reduce((sum, turns) => sum + (turns * (turns + 1)) / 2, 0)
    const windows = await new TokenWindows(own.database).running([SUBJECT], new Date('2026-11-20T12:00:00Z'))
    expect(windows.get(SUBJECT)?.used).toBe(used)
    await own.close()
  }, 120_000)
})
