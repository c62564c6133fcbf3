import type { LookupOptions } from 'node:dns'
import { lookup as askSystem } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks of IANA's special-purpose registries: machines of the operator's own, or nobody's. */
const NOT_PUBLIC: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 4, 'ipv4'],
  ['240.0.0.0', 4, 'ipv4'],
]

const blocked = new BlockList()
for (const [network, prefix, family] of NOT_PUBLIC) blocked.addSubnet(network, prefix, family)

/** Of IPv6 only 2000::/3 is given out; in it lie tunnels to IPv4, protocol assignments and documentation. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
const withinIt = new BlockList()
withinIt.addSubnet('2001::', 23, 'ipv6')
withinIt.addSubnet('2001:db8::', 32, 'ipv6')
withinIt.addSubnet('2002::', 16, 'ipv6')
withinIt.addSubnet('3fff::', 20, 'ipv6')

/** Whether an IP address is one of the open internet; anything that is no IP address is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !blocked.check(address, 'ipv4')
  if (family === 6) return globalUnicast.check(address, 'ipv6') && !withinIt.check(address, 'ipv6')
  return false
}

/** Thrown by a connection that would have left the open internet. */
export class PrivateAddress extends Error {}

/** Looks a name up for a connection and refuses it where one of its addresses is not public: looked up once, so it cannot change in between. */
export const lookUpPublic: LookupFunction = (hostname, options: LookupOptions, done) => {
  askSystem(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new PrivateAddress(), '')
    if (!addresses.every(({ address }) => isPublicAddress(address))) return done(new PrivateAddress(), '')
    if (options.all) return done(null, addresses)
    done(null, first.address, first.family)
  })
}
