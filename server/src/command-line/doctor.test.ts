import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBucket } from '../../test/bucket-server.ts'
import { startProvider } from '../../test/misbehaving-provider.ts'
import { closedPort } from '../../test/misbehaving-service.ts'
import { startVehicleServices } from '../../test/vehicle-services.ts'
import { readEnvironment } from '../env.ts'
import { productRoot } from '../outside/product-root.ts'
import { doctor } from './doctor.ts'
import { checkMail } from './doctor-checks.ts'

const folder = mkdtempSync(join(tmpdir(), 'candi-doctor-'))
let services: Awaited<ReturnType<typeof startVehicleServices>>
beforeAll(async () => {
  services = await startVehicleServices()
})
afterAll(async () => {
  await services.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function ask(settings: Record<string, string>) {
  let output = ''
  const page = new Writable({
    write(chunk, _encoding, done) {
      output += String(chunk)
      done()
    },
  })
  const environment = readEnvironment(productRoot, { CANDI_DATA: folder, ...services.settings, ...settings })
  const exitCode = await doctor(environment, productRoot, () => new Date('2026-11-20'), page)
  const line = (about: string) => output.split('\n').find((one) => one.includes(`  ${about} `)) ?? ''
  return { exitCode, output, line }
}

describe('candi doctor', () => {
  it('says in a line each what is configured and what answers, and changes nothing', async () => {
    const { exitCode, line } = await ask({})
    expect(exitCode).toBe(0)
    expect(line('data folder')).toMatch(/^ok/)
    expect(line('database')).toContain('embedded; made at the first start')
    expect(line('mail')).toContain('letters become files')
    expect(line('vehicle service')).toMatch(/^ok .* 127\.0\.0\.1:\d+ answers$/)
    expect(line('recall service')).toMatch(/^ok .* 127\.0\.0\.1:\d+ answers$/)
    expect(line('embedded table')).toMatch(/^ok .* VIN data of 20\d\d-\d\d-\d\d$/)
    expect(line('photos')).toMatch(/^(ok|look) .*(every part can be loaded|cannot see)/)
    expect(line('payments')).toContain('nothing is sold')
    expect(readdirSync(folder)).toEqual([])
  })

  it('shows what a terminal would obey in the name of the data folder', async () => {
    const { output, line } = await ask({ CANDI_DATA: join(folder, 'red \u001B[31m\nsecond line') })
    expect(line('data folder')).toContain('red \\u001b[31m\\u000asecond line')
    expect(output).not.toContain('\u001B')
  })

  it('asks to look where a service is away or switched off, and says what happens without it', async () => {
    const closed = await closedPort()
    const { exitCode, line } = await ask({ VEHICLE_SERVICE_URL: closed, RECALL_SERVICE_URL: 'off' })
    expect(exitCode).toBe(0)
    expect(line('vehicle service')).toMatch(
      /^look .*cannot be reached; VINs are decoded from the embedded table$/,
    )
    expect(line('recall service')).toMatch(/^look .*switched off; recalls are shown as not checked$/)
  })

  it('ends with 1 where CANDI would not work, and tells no password', async () => {
    const port = new URL(await closedPort()).port
    const { exitCode, output, line } = await ask({
      DATABASE_URL: `postgres://user:hidden-word@127.0.0.1:${port}/candi`,
      SMTP_URL: `smtp://user:hidden-word@127.0.0.1:${port}`,
      CANDI_SECRET: 'hidden-word-of-more-than-32-characters',
    })
    expect(exitCode).toBe(1)
    expect(line('database')).toMatch(/^BAD .*\(ECONNREFUSED\)$/)
    expect(line('mail')).toMatch(/^BAD /)
    expect(output).not.toContain('hidden-word')
  })

  it('says that CANDI would not start for want of its secret, or for a damaged one', async () => {
    const port = new URL(await closedPort()).port
    const without = await ask({ DATABASE_URL: `postgres://user@127.0.0.1:${port}/candi` })
    expect(without.line('secret')).toMatch(/^BAD .*CANDI_SECRET is needed/)
    const damaged = join(folder, 'damaged')
    mkdirSync(damaged)
    writeFileSync(join(damaged, 'secret'), 'short')
    const broken = await ask({ CANDI_DATA: damaged })
    expect(broken.line('secret')).toMatch(/^BAD .*is damaged/)
    expect(broken.exitCode).toBe(1)
    expect((await ask({})).line('secret')).toMatch(/^ok/)
  })

  it('asks the bucket for its names where recordings are taken', async () => {
    const bucket = await startBucket()
    const settings = {
      RECORDINGS_BUCKET_URL: bucket.url,
      RECORDINGS_BUCKET_KEY: bucket.key,
      RECORDINGS_BUCKET_SECRET: bucket.secret,
    }
    try {
      expect((await ask(settings)).line('recordings')).toBe('')
      const on = { ...settings, CONTRIBUTIONS_ENABLED: 'true' }
      expect((await ask(on)).line('recordings')).toMatch(/^ok .*127\.0\.0\.1:\d+ answers$/)
      const refused = await ask({ ...on, RECORDINGS_BUCKET_SECRET: 'hidden-word' })
      expect(refused.line('recordings')).toMatch(/^BAD .*The bucket answered 403/)
      expect(refused.output).not.toContain('hidden-word')
      const away = await ask({ ...on, RECORDINGS_BUCKET_URL: `${await closedPort()}/recordings` })
      expect(away.line('recordings')).toMatch(/^BAD .*cannot be reached \(ECONNREFUSED\)/)
      expect(away.exitCode).toBe(1)
    } finally {
      await bucket.stop()
    }
  })

  it('does not wait for ever for a mail server that greets and then says nothing', async () => {
    const silent = createServer((socket) => {
      socket.on('error', () => {}).resume()
      socket.write('220 mail.example\r\n')
    })
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    expect(await checkMail(`smtp://127.0.0.1:${port}`, 200)).toMatchObject({
      about: 'mail',
      state: 'broken',
    })
    await new Promise((resolve) => silent.close(resolve))
  })

  it('warns of payment links that nobody confirms', async () => {
    const { line } = await ask({ FOUNDER_PAYMENT_URL: 'https://pay.example/founder' })
    expect(line('payments')).toMatch(/^look .*STRIPE_WEBHOOK_SECRET/)
  })

  it('says which language model is set, whether it answers and how fast, and tells no key', async () => {
    const provider = await startProvider()
    const settings = {
      AI_PROVIDER: 'compatible',
      AI_MODEL: 'made',
      AI_NAME: 'Test house',
      AI_API_KEY: 'hidden-word',
    }
    try {
      expect((await ask({})).line('language model')).toMatch(/^ok .* CANDI narrates by itself/)
      const there = await ask({ ...settings, AI_BASE_URL: provider.address })
      expect(there.line('language model')).toMatch(
        /^ok .* Test house, made answers in \d\.\d s; .* vote .* from \d+ to \d+ right of 100/,
      )
      provider.behave('unauthorised')
      const refused = await ask({ ...settings, AI_BASE_URL: provider.address })
      expect(refused.line('language model')).toMatch(/^look .*does not accept AI_API_KEY; until it answers/)
      expect(refused.exitCode).toBe(0)
      expect(refused.output).not.toContain('hidden-word')
    } finally {
      await provider.close()
    }
  })
})
