import { afterEach, expect, test, vi } from 'vitest'
import { VIN_FAILURES } from '../fixture/vin-failures.ts'
import { decodeVin } from './vin.ts'

const VIN = '1HGCM82633A004352'
const never = () => new AbortController().signal
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The server answers so, or the connection fails. */
function answers(status: number, body: unknown) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)))
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
  return asked
}
const refused = (code: string) => ({ error: { code, message: '' } })
async function failureOf() {
  const reading = await decodeVin(VIN, 'upload', never())
  if (reading.ok) throw new Error('it was decoded')
  return reading.failure
}

test.each(VIN_FAILURES)(
  '%s is told in the words of the specification',
  async (code, status, text, leadsToManual) => {
    answers(status, refused(code))
    expect(await failureOf()).toEqual({ code, text, leadsToManual })
  },
)

test('no connection is a network error', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await failureOf()).toMatchObject({ code: 'vin-network', leadsToManual: true })
})

test('an API that does not allow the page’s origin is the cross-origin case', async () => {
  answers(403, refused('origin-refused'))
  expect((await failureOf()).code).toBe('vin-restricted')
})

test.each([
  [503, '<html>proxy</html>', 'vin-service-down'],
  [404, '<html>proxy</html>', 'vin-refused'],
  [200, '<html>captive portal</html>', 'vin-unexpected'],
  [200, { vin: VIN }, 'vin-unexpected'],
  [500, refused('internal'), 'vin-unexpected'],
  [429, refused('slow-down'), 'slow-down'],
])('an answer of status %i that is not ours is %s', async (status, body, code) => {
  answers(status, body)
  expect((await failureOf()).code).toBe(code)
})

test('the page gives up by itself after its patience, which is told as a timeout', async () => {
  const timer = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal)
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    timer.abort()
    return Promise.reject(signal?.reason)
  })
  expect(await failureOf()).toMatchObject({ code: 'vin-timeout' })
  expect(timeout).toHaveBeenCalledWith(20_000)
})

test('what the visitor cancels is no failure to tell', async () => {
  const cancel = new AbortController()
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    cancel.abort()
    return Promise.reject(signal?.reason)
  })
  expect(await decodeVin(VIN, 'my-car', cancel.signal)).toMatchObject({ failure: { code: 'cancelled' } })
})

test('a VIN goes in the body, with the page that waits', async () => {
  const asked = answers(504, refused('vin-timeout'))
  await decodeVin(VIN, 'my-car', never())
  expect(asked).toEqual([{ vin: VIN, patience: 'my-car' }])
})
