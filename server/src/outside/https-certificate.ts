import { X509Certificate } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

/** Browsers refuse certificates that are good for longer than 825 days (Apple's rule, the strictest). */
const GOOD_FOR_DAYS = 397
const DAY_MS = 24 * 60 * 60_000
/** Made anew this long before it ends. */
const RENEWED_BEFORE_MS = 30 * DAY_MS

export interface Certificate {
  readonly key: string
  readonly cert: string
}
const keptCertificate = z.object({ key: z.string(), cert: z.string() })

/** The addresses at which phones in the same house reach this machine. */
export function houseAddresses(interfaces = networkInterfaces()): string[] {
  return Object.values(interfaces)
    .flatMap((entries) => entries ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
}

/**
 * Our own certificate for this machine's names and addresses, kept for its owner only in the data folder, so that a
 * phone that was told once to trust it need not be told again; made anew when an address is new or its end is near.
 */
export async function ownCertificate(
  dataFolder: string,
  addresses: readonly string[],
  now: Date,
): Promise<Certificate> {
  const hosts = [...new Set(['localhost', '127.0.0.1', '::1', ...addresses])]
  const path = join(dataFolder, 'certificate.json')
  const kept = readKept(path)
  if (kept !== null && isGoodFor(kept, hosts, now)) return kept
  const made = await makeCertificate(hosts, now)
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  writeFileSync(`${path}.new`, JSON.stringify(made), { mode: 0o600, flush: true })
  renameSync(`${path}.new`, path)
  return made
}

function readKept(path: string): Certificate | null {
  try {
    const parsed = keptCertificate.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    return null // none yet, or a damaged one: either way a new one is made
  }
}

function isGoodFor({ cert }: Certificate, hosts: readonly string[], now: Date): boolean {
  try {
    const read = new X509Certificate(cert)
    const endsLater = Date.parse(read.validTo) - RENEWED_BEFORE_MS > now.getTime()
    const covers = (host: string) => (isIP(host) ? read.checkIP(host) : read.checkHost(host)) !== undefined
    return endsLater && hosts.every(covers)
  } catch {
    return false
  }
}

async function makeCertificate(hosts: readonly string[], now: Date): Promise<Certificate> {
  // Loaded only by those who ask for https: it brings much code along.
  const { generate } = await import('selfsigned')
  const made = await generate([{ name: 'commonName', value: 'CANDI on this machine' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    // A day back: a phone whose clock is slow must not find it not yet good.
    notBeforeDate: new Date(now.getTime() - DAY_MS),
    notAfterDate: new Date(now.getTime() + GOOD_FOR_DAYS * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: hosts.map((host) => (isIP(host) ? { type: 7, ip: host } : { type: 2, value: host })),
      },
    ],
  })
  return { key: made.private, cert: made.cert }
}
