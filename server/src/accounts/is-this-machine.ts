import { clientNetwork } from './client-address.ts'

const THIS_MACHINE = new Set(['127.0.0.1', clientNetwork('::1'), ''])

/**
 * Requests from this machine are the operator's own, or those of a proxy that TRUST_PROXY does not name, where one
 * bucket for everybody would shut everybody out.
 */
export const isThisMachine = (network: string): boolean => THIS_MACHINE.has(network)
