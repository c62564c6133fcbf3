const CERTIFICATE_WARNING =
  'The browser will warn once that it does not know who made the certificate: this machine did. Choose "Advanced", then go on to the page.'

export interface Listening {
  readonly isHttps: boolean
  readonly host: string
  readonly port: number
  /** Of this machine in its house, for a phone. */
  readonly houseAddresses: readonly string[]
}

/** What is said once the server listens. Where it is ready comes last: who waits for it may stop the server at once. */
export function readyLines({ isHttps, host, port, houseAddresses }: Listening): string[] {
  const ready = `CANDI is ready: ${isHttps ? 'https' : 'http'}://${hostShown(host)}:${port}`
  if (!isHttps) return [ready]
  const phones = houseAddresses.map(
    (address) => `On a phone in the same house, open https://${address}:${port}`,
  )
  return [...phones, CERTIFICATE_WARNING, ready]
}

/** A host as it stands in an address that a browser can open. */
function hostShown(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
