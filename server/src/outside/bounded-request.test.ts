import { describe, expect, it } from 'vitest'
import { json } from '../../test/misbehaving-service.ts'
import { servicesOfTest } from '../../test/services-of-test.ts'
import { requestBounded } from './bounded-request.ts'

const service = servicesOfTest()
const bounds = () => ({ signal: AbortSignal.timeout(10_000), bytes: 1_000 })

describe('a redirect', () => {
  it('is followed within the origin that the operator chose, three times at most', async () => {
    const hops = await service((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left === 0) json(response, { arrived: true })
      else json(response, {}, 302, { location: `/${left - 1}` })
    })
    expect(await requestBounded(new URL(`${hops.address}/3`), bounds())).toMatchObject({
      status: 200,
      text: '{"arrived":true}',
    })
    expect(await requestBounded(new URL(`${hops.address}/4`), bounds())).toMatchObject({ status: 302 })
    expect(hops.asked).toHaveLength(4 + 4)
  })

  it('is not followed to another port of the same machine, to another protocol, with a password, or to nonsense', async () => {
    const inside = await service((_request, response) => json(response, { secret: true }))
    const port = new URL(inside.address).port
    for (const location of [
      inside.address,
      `http://user:word@127.0.0.1:${port}/`,
      `file:///etc/hostname`,
      'http://[',
      `//127.0.0.1:${port}/`,
      '',
    ]) {
      const outer = await service((_request, response) => json(response, {}, 307, { location }))
      const reply = await requestBounded(new URL(outer.address), bounds())
      expect(reply, location).toMatchObject({ kind: 'answered', text: '' })
    }
    expect(inside.asked).toEqual([])
  })
})

describe('the size of an answer', () => {
  it('may be as large as the bound and not a byte larger, with or without a length told before', async () => {
    for (const isToldBefore of [true, false]) {
      const sized = await service((request, response) => {
        const body = 'x'.repeat(Number(request.url?.slice(1)))
        if (isToldBefore) response.setHeader('content-length', body.length)
        response.write(body.slice(0, 10))
        response.end(body.slice(10))
      })
      expect(await requestBounded(new URL(`${sized.address}/1000`), bounds())).toMatchObject({
        text: 'x'.repeat(1_000),
      })
      expect(await requestBounded(new URL(`${sized.address}/1001`), bounds())).toEqual({ kind: 'unreadable' })
    }
  })

  it('does not matter where the status already says that there is no answer', async () => {
    const failing = await service((_request, response) => {
      response.writeHead(500)
      response.end('x'.repeat(100_000))
    })
    expect(await requestBounded(new URL(failing.address), bounds())).toMatchObject({ status: 500, text: '' })
  })
})
