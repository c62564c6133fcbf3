import { clientNetwork } from './client-address.ts'

const THIS_MACHINE = /^127(\.\d+){3}$/
const THIS_MACHINE_BY_IPV6 = clientNetwork('::1')

/**
 * Requests from this machine are the operator's own, or those of a proxy that TRUST_PROXY does not name, where one
 * bucket for everybody would shut everybody out. Without an address nobody came by a network.
 */
export const isThisMachine = (network: string): boolean =>
  network === '' || network === THIS_MACHINE_BY_IPV6 || THIS_MACHINE.test(network)
