import { expect, it } from 'vitest'
import { clientNetwork } from './client-address.ts'
import { isThisMachine } from './is-this-machine.ts'

it.each(['127.0.0.1', '127.0.0.53', '::1', '::ffff:127.0.0.1', ''])('%j is this machine', (address) => {
  expect(isThisMachine(clientNetwork(address))).toBe(true)
})

it.each(['192.0.2.7', '12.7.0.1', '128.0.0.1', '127.evil.example', '2001:db8::1'])(
  '%j is another machine',
  (address) => {
    expect(isThisMachine(clientNetwork(address))).toBe(false)
  },
)
