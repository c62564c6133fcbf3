import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { json } from '../../test/misbehaving-service.ts'
import { servicesOfTest } from '../../test/services-of-test.ts'
import { EMPTY_TABLE, tableOf, vehicleServer } from '../../test/vehicle-server.ts'
import { INVENTED_CARS, vehicleAnswer } from '../../test/vehicle-services.ts'

const { petrol, electric } = INVENTED_CARS
const good = vehicleAnswer(petrol.values)
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const service = servicesOfTest()

describe('another try', () => {
  it.each([408, 429, 500, 503])('is made after HTTP %i, a little later each time', async (status) => {
    const shaky = await service((_request, response, count) =>
      count < 3 ? json(response, {}, status) : json(response, good),
    )
    const server = vehicleServer({ vehicleServiceUrl: shaky.address })
    expect((await server.decoded(petrol.vin)).source).toBe('public-service')
    expect(shaky.asked).toHaveLength(3)
    expect(server.pauses).toEqual([400, 1_600])
  })

  it('is the third at most', async () => {
    const down = await service((_request, response) => json(response, {}, 500))
    await vehicleServer({ vehicleServiceUrl: down.address }).refused(petrol.vin)
    expect(down.asked).toHaveLength(3)
  })

  it('is not made after a refusal, a page or a redirect', async () => {
    for (const status of [400, 403, 404, 302]) {
      const refusing = await service((_request, response) => json(response, {}, status))
      await vehicleServer({ vehicleServiceUrl: refusing.address }).refused(petrol.vin)
      expect(refusing.asked).toHaveLength(1)
    }
  })

  it('comes when Retry-After says, in seconds or as a date', async () => {
    for (const retryAfter of ['4', 'Fri, 20 Nov 2026 08:00:04 GMT']) {
      const busy = await service((_request, response, count) =>
        count === 1 ? json(response, {}, 429, { 'retry-after': retryAfter }) : json(response, good),
      )
      const server = vehicleServer({ vehicleServiceUrl: busy.address })
      await server.decoded(petrol.vin)
      expect(server.pauses).toEqual([4_000])
    }
  })

  it('is not waited for when Retry-After asks for more than a visitor should wait; the service is then left alone so long', async () => {
    const busy = await service((_request, response) => json(response, {}, 429, { 'retry-after': '120' }))
    const server = vehicleServer({ vehicleServiceUrl: busy.address, table: tableOf() })
    await server.decoded(petrol.vin)
    expect(server.pauses).toEqual([])
    server.pass(119_000)
    await server.decoded(petrol.vin)
    expect(busy.asked).toHaveLength(1)
    server.pass(2_000)
    await server.decoded(petrol.vin)
    await expect.poll(() => busy.asked.length).toBe(2)
  })

  it('does not outlast the visitor’s patience', async () => {
    const down = await service((_request, response) => json(response, {}, 500))
    const limitMs = { upload: 300, 'my-car': 300 }
    const server = vehicleServer({ vehicleServiceUrl: down.address, limitMs })
    expect((await server.refused(petrol.vin)).code).toBe('vin-service-down')
    expect(down.asked).toHaveLength(1)
  })
})

describe('the same VIN asked for several times', () => {
  it('is one call when it is asked for at once', async () => {
    let release = () => {}
    const slow = await service((_request, response) => {
      release = () => json(response, good)
    })
    const server = vehicleServer({ vehicleServiceUrl: slow.address })
    const answers = [1, 2, 3].map(() => server.decoded(petrol.vin))
    await expect.poll(() => slow.asked.length).toBe(1)
    release()
    expect((await Promise.all(answers)).map(({ source }) => source)).toEqual(Array(3).fill('public-service'))
    expect(slow.asked).toHaveLength(1)
  })

  it('is asked for again a day later, not before', async () => {
    const real = await service((_request, response) => json(response, good))
    const server = vehicleServer({ vehicleServiceUrl: real.address })
    await server.decoded(petrol.vin)
    server.pass(24 * HOUR_MS - 1)
    await server.decoded(petrol.vin)
    expect(real.asked).toHaveLength(1)
    server.pass(1)
    await server.decoded(petrol.vin)
    expect(real.asked).toHaveLength(2)
  })

  it('is asked for again at once when it failed', async () => {
    const shaky = await service((_request, response, count) =>
      count === 1 ? json(response, { Results: [] }) : json(response, good),
    )
    const server = vehicleServer({ vehicleServiceUrl: shaky.address })
    await server.refused(petrol.vin)
    expect((await server.decoded(petrol.vin)).source).toBe('public-service')
  })

  it('never gives one car the answer of another', async () => {
    const real = await service((request, response) => {
      const car = request.url?.includes(petrol.vin) ? petrol : electric
      json(response, vehicleAnswer(car.values))
    })
    const server = vehicleServer({ vehicleServiceUrl: real.address })
    for (const car of [petrol, electric, petrol])
      expect((await server.decoded(car.vin)).vehicle.model).toBe(car.model)
  })

  it('is patient as its page is: who waits on My Car is not told of the shorter limit of Upload', async () => {
    let release = () => {}
    const slow = await service((_request, response, count) => {
      if (count === 2) release = () => json(response, good)
    })
    const limitMs = { upload: 100, 'my-car': 20_000 }
    const server = vehicleServer({ vehicleServiceUrl: slow.address, limitMs })
    const onUpload = server.refused(petrol.vin, 'upload')
    await expect.poll(() => slow.asked.length).toBe(1)
    const onMyCar = server.decoded(petrol.vin, 'my-car')
    expect((await onUpload).code).toBe('vin-timeout')
    await expect.poll(() => slow.asked.length).toBe(2)
    release()
    expect((await onMyCar).source).toBe('public-service')
  })
})

describe('a service that is down', () => {
  const downServer = async (table = tableOf()) => {
    const down = await service((request) => request.socket.destroy())
    return { down, server: vehicleServer({ vehicleServiceUrl: down.address, table }) }
  }

  it('is left alone after three failures on end, and the table answers at once', async () => {
    const { down, server } = await downServer()
    for (let time = 0; time < 10; time += 1)
      expect((await server.decoded(petrol.vin)).source).toBe('embedded-table')
    expect(down.asked).toHaveLength(3)
    expect(server.lines).toEqual([{ service: 'vehicles', change: 'lost', failure: 'network' }])
  })

  it('is still named as what failed where the table does not know either', async () => {
    const { down, server } = await downServer(EMPTY_TABLE)
    for (let time = 0; time < 5; time += 1)
      expect((await server.refused(petrol.vin)).code).toBe('vin-network')
    expect(down.asked).toHaveLength(3)
  })

  it('is tried by one request at a time through a whole day, and answers again from the first try that succeeds', async () => {
    const { down, server } = await downServer(EMPTY_TABLE)
    const steps = (24 * 60) / 5
    for (let step = 0; step < steps; step += 1) {
      expect((await server.refused(petrol.vin)).code).toBe('vin-network')
      expect((await server.refused(electric.vin)).code).toBe('vin-network')
      server.pass(5 * MINUTE_MS)
    }
    // Two failures in the first five minutes; the third ends the asking, then there is one trial each time.
    expect(down.asked).toHaveLength(2 + (steps - 1))
    expect(server.lines.map(({ change }) => change)).toEqual(['lost'])
    down.behave((_request, response) => json(response, good))
    expect((await server.decoded(petrol.vin)).source).toBe('public-service')
    expect((await server.decoded(electric.vin)).source).toBe('public-service')
    expect(server.lines.map(({ change }) => change)).toEqual(['lost', 'back'])
  })

  it('keeps nobody waiting while one request tries whether it is back', async () => {
    const { down, server } = await downServer()
    for (let time = 0; time < 3; time += 1) await server.decoded(petrol.vin)
    server.pass(MINUTE_MS)
    // It takes the connection now and says nothing: the trial hangs.
    down.behave(() => {})
    expect((await server.decoded(petrol.vin)).source).toBe('embedded-table')
    await expect.poll(() => down.asked.length).toBe(4)
    expect((await server.decoded(electric.vin)).source).toBe('embedded-table')
    expect(down.asked).toHaveLength(4)
  })

  it('is not what a refusal is: a service that does not like one VIN is asked for the next', async () => {
    const refusing = await service((_request, response) => json(response, {}, 404))
    const server = vehicleServer({ vehicleServiceUrl: refusing.address })
    for (let time = 0; time < 6; time += 1) await server.refused(petrol.vin)
    expect(refusing.asked).toHaveLength(6)
  })

  it('still gives what it said before it went down', async () => {
    const real = await service((_request, response) => json(response, good))
    const server = vehicleServer({ vehicleServiceUrl: real.address, table: tableOf() })
    await server.decoded(petrol.vin)
    real.behave((request) => request.socket.destroy())
    for (let time = 0; time < 4; time += 1) await server.decoded(electric.vin)
    expect((await server.decoded(petrol.vin)).source).toBe('public-service')
  })

  it('is given up soon where a connection never comes about, long before a visitor’s patience ends', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    const vehicleServiceUrl = `https://127.0.0.1:${port}`
    const server = vehicleServer({ vehicleServiceUrl, connectMs: 100 })
    expect((await server.refused(petrol.vin)).code).toBe('vin-timeout')
    silent.close()
  })
})

describe('many VINs at once', () => {
  it('do not become a flood: eight calls are under way, the others are answered from the table', async () => {
    const slow = await service(() => {})
    const limitMs = { upload: 500, 'my-car': 500 }
    const server = vehicleServer({ vehicleServiceUrl: slow.address, table: tableOf(), limitMs })
    const vins = Array.from({ length: 30 }, (_, index) => `1C9AB12G3KA0000${String(index).padStart(2, '0')}`)
    const answers = await Promise.all(vins.map((vin) => server.decoded(vin)))
    expect(answers.every(({ source }) => source === 'embedded-table')).toBe(true)
    expect(slow.asked).toHaveLength(8)
  })

  it('are 120 calls a minute at most; the next ones are answered from the table, and a minute later it goes on', async () => {
    const real = await service((_request, response) => json(response, good))
    const server = vehicleServer({ vehicleServiceUrl: real.address, table: tableOf() })
    const sources = new Map<string, number>()
    for (let index = 0; index < 130; index += 1) {
      const vin = `1C9AB12G3KA000${String(index).padStart(3, '0')}`
      const { source } = await server.decoded(vin)
      sources.set(source, (sources.get(source) ?? 0) + 1)
    }
    expect(Object.fromEntries(sources)).toEqual({ 'public-service': 120, 'embedded-table': 10 })
    expect(server.lines).toEqual([])
    server.pass(MINUTE_MS)
    expect((await server.decoded(electric.vin)).source).toBe('public-service')
  })
})
