import { once } from 'node:events'
import { pipeline, Readable } from 'node:stream'
import { createGzip, gzipSync } from 'node:zlib'
import { ERRORS } from '@candi/contracts'
import { describe, expect, it } from 'vitest'
import { closedPort, json, type startService } from '../../test/misbehaving-service.ts'
import { servicesOfTest } from '../../test/services-of-test.ts'
import { TABLE_CAR, tableOf, vehicleServer } from '../../test/vehicle-server.ts'
import { INVENTED_CARS, vehicleAnswer } from '../../test/vehicle-services.ts'

const { vin, values } = INVENTED_CARS.petrol
const service = servicesOfTest()
const endlessSpaces = () =>
  new Readable({
    read() {
      this.push(Buffer.alloc(64_000, ' '))
    },
  })
const SHORT = { limitMs: { upload: 250, 'my-car': 250 } }

describe('a VIN that the public service knows', () => {
  it('is asked for by path, with format=json and JSON in the accept header, and read without what is empty or not applicable', async () => {
    let accepts: string | undefined
    const real = await service((request, response) => {
      accepts = request.headers.accept
      json(response, vehicleAnswer(values))
    })
    const answer = await vehicleServer({ vehicleServiceUrl: `${real.address}/decodevin/` }).decoded(vin)
    expect(real.asked).toEqual([`/decodevin/${vin}?format=json`])
    expect(accepts).toBe('application/json')
    expect(answer).toMatchObject({
      vin,
      source: 'public-service',
      tableDate: null,
      sureness: 'sure',
      remarks: [],
    })
    expect(answer.vehicle).toMatchObject({ year: 2019, make: 'LARKSPUR', model: 'Meadow' })
  })

  it('is cleaned first: upper case, without I, O, Q and what is no letter or digit', async () => {
    const real = await service((_request, response) => json(response, vehicleAnswer(values)))
    const typed = ` ${vin.slice(0, 5).toLowerCase()}-io q${vin.slice(5)} `
    expect((await vehicleServer({ vehicleServiceUrl: real.address }).decoded(typed)).vin).toBe(vin)
  })

  it('comes with the doubts of the service in plain words', async () => {
    const doubts = {
      ...values,
      'Error Code': '1,11,14',
      'Error Text': '1 - Check Digit (9th position) does not calculate properly; 11 - …; 14 - …',
    }
    const real = await service((_request, response) => json(response, vehicleAnswer(doubts)))
    const answer = await vehicleServer({ vehicleServiceUrl: real.address }).decoded(vin)
    expect(answer.sureness).toBe('likely')
    expect(answer.remarks).toHaveLength(3)
    expect(answer.remarks[0]).toContain('check digit (place 9)')
    expect(answer.remarks[1]).toContain('year may be wrong')
    expect(answer.remarks[2]).toContain('some details may be missing')
  })

  it('is likely, not sure, where its check digit does not fit, whatever the service says', async () => {
    const real = await service((_request, response) => json(response, vehicleAnswer(values)))
    const wrong = `${vin.slice(0, 8)}5${vin.slice(9)}`
    const answer = await vehicleServer({ vehicleServiceUrl: real.address }).decoded(wrong)
    expect(answer.sureness).toBe('likely')
    expect(answer.remarks.join()).toContain('check digit')
  })

  it('reads the older form of the service, whose error code holds the text', async () => {
    const older = { ...values, 'Error Code': '0 - VIN decoded clean. Check Digit (9th position) is correct' }
    const real = await service((_request, response) => json(response, vehicleAnswer(older)))
    const answer = await vehicleServer({ vehicleServiceUrl: real.address }).decoded(vin)
    expect(answer).toMatchObject({ sureness: 'sure', remarks: [] })
  })

  it('is unpacked where it comes packed', async () => {
    const real = await service((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      response.end(gzipSync(JSON.stringify(vehicleAnswer(values))))
    })
    const answer = await vehicleServer({ vehicleServiceUrl: real.address }).decoded(vin)
    expect(answer.source).toBe('public-service')
  })
})

/** Each failure of the specification's list, made for real; the table knows nothing, so the visitor meets the text. */
describe('a VIN that nobody can decode', () => {
  const told = async (behaviour: Parameters<typeof startService>[0], settings = {}) => {
    const bad = await service(behaviour)
    return vehicleServer({ vehicleServiceUrl: bad.address, ...settings }).refused(vin)
  }

  it('says so when it is none', async () => {
    const server = vehicleServer()
    for (const typed of ['', 'tacos', vin.slice(0, 16), 'I'.repeat(17), 'x'.repeat(61)])
      expect(await server.refused(typed)).toMatchObject({
        status: 400,
        message: 'Please enter a valid 17-character VIN (letters I, O, Q are not allowed).',
      })
  })

  it('names the time that ran out when the service does not answer', async () => {
    const text = 'Request timed out. Please check your internet connection or try manual entry.'
    expect(await told(() => {}, SHORT)).toMatchObject({ code: 'vin-timeout', message: text })
    const stalled = await told((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"Results": [')
    }, SHORT)
    expect(stalled.message).toBe(text)
  })

  it('names the network when nobody listens, when no name is found, and when the line is cut', async () => {
    const text = 'Network error - please check your internet connection and try again.'
    const server = vehicleServer({ vehicleServiceUrl: await closedPort() })
    expect(await server.refused(vin)).toMatchObject({ code: 'vin-network', message: text })
    const nowhere = vehicleServer({
      vehicleServiceUrl: 'https://vehicles..invalid/decodevin',
      connectMs: 20_000,
    })
    expect(await nowhere.refused(vin)).toMatchObject({ message: text })
    const cut = await told((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      response.write('{"Results": [', () => response.destroy())
    })
    expect(cut.message).toBe(text)
  })

  it('names the restriction when another origin sends it, and asks nobody', async () => {
    const real = await service((_request, response) => json(response, vehicleAnswer(values)))
    const server = vehicleServer({ vehicleServiceUrl: real.address })
    const response = await server.post({ vin }, { origin: 'https://elsewhere.example' })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({
      error: { message: 'Service temporarily restricted. Please use manual entry.' },
    })
    expect(real.asked).toEqual([])
  })

  it('says that it was not found when the results are empty', async () => {
    const text = 'VIN not found in database. Please verify the VIN number is correct.'
    for (const body of [{ Count: 0, Message: 'No data', Results: [] }, { Message: 'No data' }])
      expect((await told((_request, response) => json(response, body))).message).toBe(text)
  })

  it.each([
    ['neither', { 'Model Year': null, Make: '' }],
    ['no make', { Make: 'Not Applicable' }],
    ['no year', { 'Model Year': ' ' }],
    ['a year that is none', { 'Model Year': '0' }],
  ])(
    'says that the data are incomplete when year and make are essential and there is %s',
    async (_of, missing) => {
      const behave = vehicleAnswer({ ...values, ...missing, 'Error Code': '8' })
      const { message } = await told((_request, response) => json(response, behave))
      expect(message).toBe('Incomplete vehicle data found. Please use manual entry for complete information.')
    },
  )

  it.each([500, 502, 503])('says that the service is down on HTTP %i', async (status) => {
    const { message } = await told((_request, response) => json(response, {}, status))
    expect(message).toBe('Government VIN service temporarily down. Please try again later.')
  })

  it.each([400, 403, 404, 429])('says that the request was invalid on HTTP %i', async (status) => {
    const { message } = await told((_request, response) => json(response, {}, status))
    expect(message).toBe('Invalid request to VIN service. Please check the VIN format.')
  })

  it('says that the service is unavailable on any other status, also one that sends us to where we do not go', async () => {
    const text = 'VIN service unavailable. Please try again later.'
    expect((await told((_request, response) => json(response, '', 204))).message).toBe(text)
    expect((await told((_request, response) => json(response, {}, 304))).message).toBe(text)
    const around = await told((_request, response) => json(response, {}, 302, { location: '/again' }))
    expect(around.message).toBe(text)
  })

  it('never follows a redirect to a private address', async () => {
    const inside = await service((_request, response) => json(response, vehicleAnswer(values)))
    const port = new URL(inside.address).port
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433']) {
      const location = `http://${host}:${port}/decodevin`
      const { message } = await told((_request, response) => json(response, {}, 302, { location }))
      expect(message, host).toBe('VIN service unavailable. Please try again later.')
    }
    expect(inside.asked).toEqual([])
  })

  it.each([
    ['a page instead of JSON', 'text/html', '<!doctype html><title>Log in to the hotel</title>'],
    ['a page that is called JSON', 'application/json', '<!doctype html><title>Log in</title>'],
    ['what is called a page', 'text/html', JSON.stringify(vehicleAnswer(values))],
    ['half an answer', 'application/json', '{"Results": [{"Variable": "Make"'],
    ['JSON of another shape', 'application/json', '["Results"]'],
    ['five megabytes', 'application/json', JSON.stringify({ Results: [], pad: 'x'.repeat(5_000_000) })],
  ])('says that something unexpected happened when it gets %s', async (_of, type, body) => {
    const { message } = await told((_request, response) => {
      response.writeHead(200, { 'content-type': type })
      response.end(body)
    })
    expect(message).toBe('Unexpected error occurred. Please use manual entry.')
  })

  it('hangs up on an answer that grows without end while it is unpacked', async () => {
    let hungUp: Promise<unknown> | undefined
    const { message } = await told((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      hungUp = once(response, 'close')
      pipeline(endlessSpaces(), createGzip(), response, () => {})
    })
    expect(message).toBe('Unexpected error occurred. Please use manual entry.')
    await hungUp
  })

  it('says that something unexpected happened when the bytes are packed wrong', async () => {
    for (const encoding of ['gzip', 'compress']) {
      const { message } = await told((_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding })
        response.end('not packed at all')
      })
      expect(message).toBe(ERRORS['vin-unexpected'].text)
    }
  })
})

describe('the table that travels with CANDI', () => {
  it('answers where the service fails, whatever the failure, and says so', async () => {
    for (const status of [404, 500, 204]) {
      const bad = await service((_request, response) => json(response, {}, status))
      const answer = await vehicleServer({ vehicleServiceUrl: bad.address, table: tableOf() }).decoded(vin)
      expect(answer).toMatchObject({
        source: 'embedded-table',
        tableDate: '2026-06-30',
        sureness: 'sure',
        vehicle: { make: TABLE_CAR.Make },
      })
    }
    const slow = await service(() => {})
    const server = vehicleServer({ vehicleServiceUrl: slow.address, table: tableOf(), ...SHORT })
    expect((await server.decoded(vin)).source).toBe('embedded-table')
  })

  it('answers alone where the service misses year or make, or a model that the table knows: nothing is put together from both', async () => {
    for (const missing of [{ Make: null }, { Model: null }]) {
      const poor = await service((_request, response) =>
        json(response, vehicleAnswer({ ...values, ...missing })),
      )
      const server = vehicleServer({ vehicleServiceUrl: poor.address, table: tableOf() })
      const answer = await server.decoded(vin)
      expect(answer.source).toBe('embedded-table')
      expect(answer.vehicle).toMatchObject({ year: 2011, make: 'TABLELAND', model: 'Ridge' })
    }
  })

  it('stands back where the service knows year and make and the table knows no more', async () => {
    const poor = await service((_request, response) =>
      json(response, vehicleAnswer({ ...values, Model: null })),
    )
    const table = tableOf({ 'Model Year': '2011', Make: 'TABLELAND' })
    const answer = await vehicleServer({ vehicleServiceUrl: poor.address, table }).decoded(vin)
    expect(answer).toMatchObject({ source: 'public-service', sureness: 'partial' })
  })

  it('answers alone where the operator switched the service off', async () => {
    const server = vehicleServer({ vehicleServiceUrl: null, table: tableOf() })
    expect((await server.decoded(vin)).source).toBe('embedded-table')
    expect((await vehicleServer().refused(vin)).message).toBe(ERRORS['vin-no-data'].text)
  })

  it('does not take the answer of the service along when it cannot be read', async () => {
    const real = await service((_request, response) => json(response, vehicleAnswer(values)))
    const table = { decode: () => Promise.reject(new Error('the file is damaged')) }
    const server = vehicleServer({ vehicleServiceUrl: real.address, table })
    expect((await server.decoded(vin)).source).toBe('public-service')
    const off = vehicleServer({ table })
    expect((await off.refused(vin)).message).toBe('Unexpected error occurred. Please use manual entry.')
    expect(off.failures).toHaveLength(1)
  })
})
