import fc from 'fast-check'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { bareAddress, clientAddress, clientNetwork } from './client-address.ts'

describe('the address of a client', () => {
  const seen = async (trustedProxies: number, ...forwarded: string[]) => {
    const app = new Hono().get('/', (context) => context.text(clientAddress(context, trustedProxies)))
    const headers = new Headers()
    for (const line of forwarded) headers.append('x-forwarded-for', line)
    const connection = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }
    return (await app.request('/', { headers }, connection)).text()
  }

  it('is that of the connection, whatever the client claims', async () => {
    expect(await seen(0, '203.0.113.9')).toBe('10.0.0.1')
  })

  it('is what our one proxy saw, not what the client had written before', async () => {
    expect(await seen(1, '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9')
  })

  it('is what the outer of two proxies saw', async () => {
    expect(await seen(2, '198.51.100.1, 203.0.113.9, 10.0.0.2')).toBe('203.0.113.9')
  })

  it('is that of the connection where the proxies said nothing', async () => {
    expect(await seen(1)).toBe('10.0.0.1')
    expect(await seen(2, '203.0.113.9')).toBe('10.0.0.1')
  })

  it('is read over several lines of the header as over one', async () => {
    expect(await seen(1, '198.51.100.1', '203.0.113.9')).toBe('203.0.113.9')
    expect(await seen(2, '198.51.100.1, 203.0.113.9', '10.0.0.2')).toBe('203.0.113.9')
  })

  it.each([
    ['a port', '203.0.113.9:50123', '203.0.113.9'],
    ['spaces', '   203.0.113.9\t', '203.0.113.9'],
    ['brackets', '[2001:db8::1]', '2001:db8::1'],
    ['brackets and a port', '[2001:db8::1]:443', '2001:db8::1'],
    ['neither', '2001:db8::1', '2001:db8::1'],
  ])('is read where the proxy writes it with %s', async (_, written, address) => {
    expect(await seen(1, `198.51.100.1, ${written}`)).toBe(address)
  })

  it.each([
    'unknown',
    '_hidden',
    '',
    '203.0.113.9:99999999',
    '203.0.113.999',
    '203.0.113.9.1:80',
    '0x7f.1',
    '127.1',
    '[203.0.113.9',
    '[2001:db8::1]x',
    '[]:80',
    '2001:db8::1:::2',
    'localhost',
    '203.0.113.9 203.0.113.10',
  ])(
    'is that of the connection where the proxy writes "%s", never what stands before it',
    async (written) => {
      expect(await seen(1, `198.51.100.1, ${written}`)).toBe('10.0.0.1')
    },
  )

  it('is never one that only the client wrote, whatever and however much it writes before the proxy', async () => {
    const written = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.ipV4(),
      fc.ipV6(),
      fc.constantFrom(',', ', ,', '[::1]:80', '127.0.0.1', ', 127.0.0.1 ,'),
    )
    const sent = written.map((text) => text.replace(/[^\x20-\x7e]/g, '?'))
    await fc.assert(
      fc.asyncProperty(fc.array(sent, { maxLength: 5 }), fc.ipV4(), async (before, real) => {
        expect(await seen(1, ...before, real)).toBe(real)
        expect(await seen(2, ...before, `${real}, 10.0.0.2`)).toBe(real)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the address in what a proxy wrote', () => {
  it('is the same with a port, brackets and spaces as without', () => {
    const port = fc.integer({ min: 0, max: 65_535 })
    fc.assert(
      fc.property(fc.ipV4(), port, (address, number) => {
        expect(bareAddress(` ${address}:${number} `)).toBe(address)
        expect(bareAddress(`${address} `)).toBe(address)
      }),
    )
    fc.assert(
      fc.property(fc.ipV6(), port, (address, number) => {
        expect(bareAddress(`\t[${address}]:${number}`)).toBe(address)
        expect(bareAddress(`[${address}]`)).toBe(address)
        expect(bareAddress(address)).toBe(address)
      }),
    )
  })

  it('is none, or an IP address of its letters, for any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const found = bareAddress(text)
        expect(found === null || (text.includes(found) && /^[\da-f:.%\w]+$/i.test(found))).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('the network of a client', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network)
  })

  it('is one for every address of a /64, however it is written', () => {
    const group = fc.integer({ min: 0, max: 0xffff })
    fc.assert(
      fc.property(fc.tuple(group, group, group, group), fc.ipV6(), ([a, b, c, d], tail) => {
        fc.pre(a !== 0)
        const network = [a, b, c, d].map((part) => part.toString(16)).join(':')
        const last = tail.replace(/[^\da-f]/gi, '').slice(-4) || '1'
        expect(clientNetwork(`${network}:0:0:0:${last}`)).toBe(`${network}::/64`)
        expect(clientNetwork(`${network}::${last}`.toUpperCase())).toBe(`${network}::/64`)
      }),
    )
  })
})
