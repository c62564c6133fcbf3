import { describe, expect, it } from 'vitest'
import { isPublicAddress, lookUpPublic, PrivateAddress } from './public-address.ts'

describe('an address of the open internet', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450::1'])(
    'is %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  // RFC 6890 and the registries that follow it: each network with one address inside it.
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    'localhost',
    '',
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('looking a name up for a connection', () => {
  it('refuses a name of this machine, however many addresses are wanted', async () => {
    for (const all of [true, false]) {
      const error = await new Promise<unknown>((resolve) =>
        lookUpPublic('localhost', { all }, (failed) => resolve(failed)),
      )
      expect(error).toBeInstanceOf(PrivateAddress)
    }
  })

  it('hands on that a name is not found', async () => {
    const error = await new Promise<unknown>((resolve) =>
      lookUpPublic('vehicles..invalid', {}, (failed) => resolve(failed)),
    )
    expect(error).toMatchObject({ code: 'ENOTFOUND' })
  })
})
