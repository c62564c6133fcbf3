import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { builtProgram } from '../test/shared.ts'
import { houseAddresses } from './outside/https-certificate.ts'

const folder = mkdtempSync(join(tmpdir(), 'candi-main-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the server until it ends or says that it is ready. */
async function start(
  settings: Record<string, string>,
  options: readonly string[] = [],
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [await builtProgram('main'), ...options], {
    env: { ...process.env, CANDI_DATA: join(folder, 'data'), TURN_PROCESSES: '1', ...settings },
  })
  let output = ''
  const read = (chunk: Buffer) => {
    output += String(chunk)
    if (output.includes('CANDI is ready')) child.kill('SIGTERM')
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { code, output }
}

describe('starting the server', () => {
  it('says that it is ready, and ends quietly when asked to', async () => {
    const { code, output } = await start({ PORT: '0' })
    expect(output).toMatch(/CANDI is ready: http:\/\/127\.0\.0\.1:\d+/)
    expect(code).toBe(0)
  }, 120_000)

  it('answers by https when asked to, and says what a phone in the house should open', async () => {
    const { code, output } = await start({ PORT: '0' }, ['--https'])
    expect(output).toMatch(/CANDI is ready: https:\/\/localhost:\d+/)
    expect(output).toContain('The browser will warn once')
    for (const address of houseAddresses())
      expect(output).toContain(`On a phone in the same house, open https://${address}:`)
    expect(code).toBe(0)
  }, 120_000)

  it('says in one sentence which options there are', async () => {
    const { code, output } = await start({ PORT: '0' }, ['--htps'])
    expect(code).toBe(1)
    expect(output).toContain('npm start takes one option, --https')
    expect(output).not.toMatch(/\n\s+at /)
  })

  it('says in one sentence that the wanted port is taken', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { code, output } = await start({ PORT: String(port) })
    other.close()
    expect(code).toBe(1)
    expect(output).toContain(`Port ${port} is taken`)
    expect(output).not.toMatch(/\n\s+at /)
  })

  it('says in one sentence that a setting makes no sense', async () => {
    const { code, output } = await start({ PORT: 'many' })
    expect(code).toBe(1)
    expect(output).toContain('PORT')
    expect(output).not.toMatch(/\n\s+at /)
  })

  it('says in one sentence that its data folder cannot be used', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const { code, output } = await start({ PORT: '0', CANDI_DATA: join(file, 'data') })
    expect(code).toBe(1)
    expect(output).toContain('data folder')
    expect(output).not.toMatch(/\n\s+at /)
  })
})
