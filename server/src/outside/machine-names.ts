import { isIP } from 'node:net'
import { hostname } from 'node:os'

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/

/**
 * The names by which this machine is known in its house, where it listens to the house at all: the machine's own, as
 * phones know it too (mDNS, RFC 6762), and the name that it was told to listen on.
 */
export function machineNames(listeningOn: string, machine = hostname()): string[] {
  if (LOOPBACK.test(listeningOn)) return []
  const whole = machine.toLowerCase()
  const short = whole.split('.')[0] ?? whole
  const own = isIP(listeningOn) !== 0 ? [] : [listeningOn]
  return [...new Set([whole, short, `${short}.local`, ...own])].filter(Boolean)
}
