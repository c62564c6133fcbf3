import { X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createHttpServer } from './http-server.ts'
import { houseAddresses, ownCertificate } from './https-certificate.ts'

const folder = mkdtempSync(join(tmpdir(), 'candi-https-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const now = new Date()

describe('the own certificate', () => {
  it('is good for this machine and its addresses, for less than the 825 days that phones accept', async () => {
    const { cert } = await ownCertificate(folder, ['192.168.178.20'], now)
    const read = new X509Certificate(cert)
    for (const address of ['127.0.0.1', '::1', '192.168.178.20']) expect(read.checkIP(address)).toBe(address)
    expect(read.checkHost('localhost')).toBe('localhost')
    expect(Date.parse(read.validTo) - Date.parse(read.validFrom)).toBeLessThan(825 * 86_400_000)
    expect(read.ca).toBe(false)
  })

  it('is kept for its owner alone, and the same one is used again', async () => {
    const first = await ownCertificate(folder, ['192.168.178.20'], now)
    expect(await ownCertificate(folder, ['192.168.178.20'], now)).toEqual(first)
    expect(statSync(join(folder, 'certificate.json')).mode & 0o777).toBe(0o600)
  })

  it('is made anew for a new address, near its end, and when its file is damaged', async () => {
    const first = await ownCertificate(folder, ['192.168.178.20'], now)
    const moved = await ownCertificate(folder, ['10.0.0.7'], now)
    expect(moved.cert).not.toBe(first.cert)
    const inAYear = new Date(now.getTime() + 370 * 86_400_000)
    const later = await ownCertificate(folder, ['10.0.0.7'], inAYear)
    expect(later.cert).not.toBe(moved.cert)
    writeFileSync(join(folder, 'certificate.json'), '{"key":')
    expect((await ownCertificate(folder, ['10.0.0.7'], now)).cert).toContain('BEGIN CERTIFICATE')
  })

  it('carries a real https answer that trusts nothing but it', async () => {
    const certificate = await ownCertificate(folder, [], now)
    const server = createHttpServer(() => new Response('over https'), certificate)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const text = await new Promise<string>((resolve, reject) => {
      request({ host: '127.0.0.1', port, ca: certificate.cert }, (response) => {
        let body = ''
        response.on('data', (chunk: Buffer) => {
          body += String(chunk)
        })
        response.on('end', () => resolve(body))
      })
        .on('error', reject)
        .end()
    })
    server.closeAllConnections()
    server.close()
    expect(text).toBe('over https')
  })
})

describe('the addresses in the house', () => {
  it('are those of the network cards, without the machine itself', () => {
    const entry = { netmask: '', mac: '', cidr: null }
    expect(
      houseAddresses({
        lo: [{ ...entry, address: '127.0.0.1', family: 'IPv4', internal: true }],
        wlan0: [
          { ...entry, address: '192.168.178.20', family: 'IPv4', internal: false },
          { ...entry, address: 'fe80::1', family: 'IPv6', scopeid: 3, internal: false },
        ],
      }),
    ).toEqual(['192.168.178.20'])
  })
})
