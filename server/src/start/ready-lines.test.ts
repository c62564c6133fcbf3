import { expect, it } from 'vitest'
import { readyLines } from './ready-lines.ts'

const listening = { isHttps: false, host: '127.0.0.1', port: 8787, houseAddresses: ['192.168.1.20'] }

it.each([
  ['127.0.0.1', 'http://127.0.0.1:8787'],
  ['0.0.0.0', 'http://localhost:8787'],
  ['::', 'http://localhost:8787'],
  ['::1', 'http://[::1]:8787'],
])('a server on %s is said to be ready where a browser can open it', (host, address) => {
  expect(readyLines({ ...listening, host })).toEqual([`CANDI is ready: ${address}`])
})

it('with a certificate of our own, phones in the house are told first and readiness last', () => {
  const lines = readyLines({ ...listening, isHttps: true })
  expect(lines[0]).toBe('On a phone in the same house, open https://192.168.1.20:8787')
  expect(lines[1]).toContain('The browser will warn once')
  expect(lines.at(-1)).toBe('CANDI is ready: https://127.0.0.1:8787')
})
