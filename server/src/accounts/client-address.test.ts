import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { clientAddress, clientNetwork } from './client-address.ts'

describe('the address of a client', () => {
  const seen = async (trustedProxies: number, forwarded: string | null) => {
    const app = new Hono().get('/', (context) => context.text(clientAddress(context, trustedProxies)))
    const headers: Record<string, string> = forwarded === null ? {} : { 'x-forwarded-for': forwarded }
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
    expect(await seen(1, null)).toBe('10.0.0.1')
    expect(await seen(2, '203.0.113.9')).toBe('10.0.0.1')
  })
})

describe('the network of a client', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
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
})
