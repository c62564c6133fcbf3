import { errorBodySchema } from '@candi/contracts'
import { describe, expect, it } from 'vitest'
import { json } from '../../test/misbehaving-service.ts'
import { servicesOfTest } from '../../test/services-of-test.ts'
import { vehicleServer } from '../../test/vehicle-server.ts'
import { campaign, recallAnswer } from '../../test/vehicle-services.ts'

const CAR = 'year=2019&make=LARKSPUR&model=Meadow'
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

const service = servicesOfTest()
const recallServer = async (behaviour: Parameters<typeof service>[0], settings = {}) => {
  const agency = await service(behaviour)
  return { agency, server: vehicleServer({ recallServiceUrl: `${agency.address}/recalls`, ...settings }) }
}

describe('the recalls of a model', () => {
  it('are those of the agency, with campaign number and date, and the hour at which it was asked', async () => {
    const { agency, server } = await recallServer((_request, response) =>
      json(response, recallAnswer([campaign()])),
    )
    expect(await server.recalls('year=2019&make=LARKSPUR&model=Meadow%20GT')).toEqual({
      status: 'checked',
      checkedAt: '2026-11-20T08:00:00.000Z',
      recalls: [
        {
          campaign: '24V999000',
          reportedOn: '2024-09-13',
          component: 'FUEL SYSTEM, GASOLINE:DELIVERY:FUEL PUMP',
          summary: 'Larkspur recalls certain cars. The fuel pump may stop.',
          consequence: 'An engine that stalls increases the risk of a crash.',
          remedy: 'Dealers will replace the fuel pump, free of charge.',
          parkIt: false,
          parkOutside: false,
        },
      ],
    })
    const asked = new URL(agency.asked[0] ?? '', 'http://localhost')
    expect(asked.pathname).toBe('/recalls')
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      make: 'LARKSPUR',
      model: 'Meadow GT',
      modelYear: '2019',
    })
  })

  it('begin with park-it, then park-outside, then the newest; undated ones come last', async () => {
    const of = (NHTSACampaignNumber: string, ReportReceivedDate: string | null, other = {}) =>
      campaign({ NHTSACampaignNumber, ReportReceivedDate, ...other })
    const { server } = await recallServer((_request, response) =>
      json(
        response,
        recallAnswer([
          of('undated', null),
          of('old', '31/12/2019'),
          of('outside', '01/01/2020', { parkOutSide: true }),
          of('new', '01/02/2026'),
          of('park', '05/06/2021', { parkIt: true }),
          of('no-day', '31/02/2026'),
          of('both', '01/01/2018', { parkIt: true, parkOutSide: true }),
        ]),
      ),
    )
    const answer = await server.recalls(CAR)
    const order = answer.status === 'checked' ? answer.recalls.map((recall) => recall.campaign) : []
    expect(order).toEqual(['both', 'park', 'outside', 'new', 'old', 'undated', 'no-day'])
  })

  it('are none only where the agency was asked and has none', async () => {
    const { server } = await recallServer((_request, response) => json(response, recallAnswer([])))
    expect(await server.recalls(CAR)).toMatchObject({ status: 'checked', recalls: [] })
  })

  it('are unchecked for a car that the agency does not know, which it says with 400', async () => {
    const { agency, server } = await recallServer((_request, response) =>
      json(response, recallAnswer([]), 400),
    )
    for (let time = 0; time < 3; time += 1)
      expect(await server.recalls(CAR)).toEqual({ status: 'unchecked', reason: 'unknown-car' })
    expect(agency.asked).toHaveLength(1)
  })

  it.each([
    ['a count without rows', { Count: 3, Message: 'Results returned successfully', results: [] }],
    ['a row that cannot be told from others', recallAnswer([campaign({ NHTSACampaignNumber: null })])],
    ['no results at all', { Message: 'Forbidden' }],
    ['the envelope of another service', { Count: 0, Results: [] }],
  ])('are unchecked, never none, where the answer has %s', async (_of, body) => {
    const { server } = await recallServer((_request, response) => json(response, body))
    expect(await server.recalls(CAR)).toEqual({ status: 'unchecked', reason: 'service-down' })
  })

  it('are unchecked where the service refuses, breaks, sends a page, is slow, or is switched off', async () => {
    const down = { status: 'unchecked', reason: 'service-down' }
    for (const status of [403, 404, 429, 500]) {
      const { server } = await recallServer((_request, response) => json(response, {}, status))
      expect(await server.recalls(CAR)).toEqual(down)
    }
    const page = await recallServer((_request, response) => response.end('<html>'))
    expect(await page.server.recalls(CAR)).toEqual(down)
    const slow = await recallServer(() => {}, { recallLimitMs: 150 })
    expect(await slow.server.recalls(CAR)).toEqual(down)
    expect(await vehicleServer().recalls(CAR)).toEqual(down)
  })

  it('come once each, cut to what a page can hold', async () => {
    const long = campaign({ Summary: `${'word '.repeat(2_000)}`, Component: null, Remedy: null })
    const { server } = await recallServer((_request, response) => json(response, recallAnswer([long, long])))
    const answer = await server.recalls(CAR)
    expect(answer.status === 'checked' && answer.recalls).toHaveLength(1)
    expect(answer.status === 'checked' && answer.recalls[0]).toMatchObject({ component: '', remedy: '' })
  })

  it('are asked for with a year, a make and a model, each within bounds', async () => {
    const { agency, server } = await recallServer((_request, response) => json(response, recallAnswer([])))
    for (const query of [
      '',
      'year=2019&make=LARKSPUR',
      'year=soon&make=LARKSPUR&model=Meadow',
      'year=1899&make=LARKSPUR&model=Meadow',
      `year=2019&make=LARKSPUR&model=${'x'.repeat(61)}`,
      'year=2019&make=%20&model=Meadow',
    ]) {
      const response = await server.get(`/api/recalls?${query}`)
      expect(response.status).toBe(400)
      expect(errorBodySchema.parse(await response.json()).error.code).toBe('request-invalid')
    }
    expect(agency.asked).toEqual([])
  })
})

describe('kept recalls', () => {
  const once = async () => {
    const started = await recallServer((_request, response) => json(response, recallAnswer([campaign()])))
    await started.server.recalls(CAR)
    return started
  }

  it('are given again for six hours, however the car is written', async () => {
    const { agency, server } = await once()
    server.pass(6 * HOUR_MS - 1)
    expect(await server.recalls('year=2019&make=larkspur&model=MEADOW')).toMatchObject({
      checkedAt: '2026-11-20T08:00:00.000Z',
    })
    expect(agency.asked).toHaveLength(1)
    server.pass(1)
    expect(await server.recalls(CAR)).toMatchObject({ checkedAt: '2026-11-20T14:00:00.000Z' })
    expect(agency.asked).toHaveLength(2)
  })

  it('are given for seven days while the service is down, with the hour at which they were true', async () => {
    const { agency, server } = await once()
    agency.behave((request) => request.socket.destroy())
    for (let hours = 6; hours < 7 * 24; hours += 6) {
      server.pass(6 * HOUR_MS)
      expect(await server.recalls(CAR)).toMatchObject({
        status: 'checked',
        checkedAt: '2026-11-20T08:00:00.000Z',
        recalls: [{ campaign: '24V999000' }],
      })
    }
    server.pass(DAY_MS)
    expect(await server.recalls(CAR)).toEqual({ status: 'unchecked', reason: 'service-down' })
    agency.behave((_request, response) => json(response, recallAnswer([])))
    server.pass(HOUR_MS)
    expect(await server.recalls(CAR)).toMatchObject({ status: 'checked', recalls: [] })
  })

  it('of one model are never those of another', async () => {
    const { server } = await recallServer((request, response) => {
      const model = new URL(request.url ?? '', 'http://localhost').searchParams.get('model') ?? ''
      json(response, recallAnswer([campaign({ NHTSACampaignNumber: model })]))
    })
    for (const model of ['Meadow', 'Ridge', 'Meadow'])
      expect(await server.recalls(`year=2019&make=LARKSPUR&model=${model}`)).toMatchObject({
        recalls: [{ campaign: model }],
      })
  })
})

describe('a recall service that is down', () => {
  it('is left alone after three failures on end, and tried again a minute later', async () => {
    const { agency, server } = await recallServer((request) => request.socket.destroy())
    for (let time = 0; time < 8; time += 1) await server.recalls(CAR)
    expect(agency.asked).toHaveLength(3)
    agency.behave((_request, response) => json(response, recallAnswer([])))
    server.pass(60_000)
    expect((await server.recalls(CAR)).status).toBe('checked')
    expect(server.lines.map(({ service: name, change }) => `${name} ${change}`)).toEqual([
      'recalls lost',
      'recalls back',
    ])
  })

  it('says nothing of the vehicle service, which has a breaker of its own', async () => {
    const agency = await service((request) => request.socket.destroy())
    const { address } = await service((_request, response) => json(response, { Results: [] }))
    const server = vehicleServer({ recallServiceUrl: agency.address, vehicleServiceUrl: address })
    for (let time = 0; time < 4; time += 1) await server.recalls(CAR)
    expect((await server.refused('1C9AB12G3KA000001')).code).toBe('vin-no-data')
  })
})
