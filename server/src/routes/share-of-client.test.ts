import { vinAnswerSchema } from '@candi/contracts'
import { expect, it } from 'vitest'
import { json } from '../../test/misbehaving-service.ts'
import { servicesOfTest } from '../../test/services-of-test.ts'
import { tableOf, vehicleServer } from '../../test/vehicle-server.ts'
import { INVENTED_CARS, recallAnswer, vehicleAnswer } from '../../test/vehicle-services.ts'

/** Documentation addresses (RFC 5737), and two of one /64 (RFC 3849). */
const [ONE, OTHER, BY_IPV6, NEIGHBOR] = ['192.0.2.7', '198.51.100.9', '2001:db8::1', '2001:db8::2']
const MINUTE_MS = 60_000
const SHARE = 60

const service = servicesOfTest()
const serverOfAgency = async () => {
  const agency = await service((_request, response) => json(response, recallAnswer([])))
  return { agency, server: vehicleServer({ recallServiceUrl: agency.address }) }
}
const car = (number: number) => `year=2019&make=LARKSPUR&model=Meadow${number}`

it('one client spends no more than its share of the questions to the agency, and others are still answered', async () => {
  const { agency, server } = await serverOfAgency()
  for (let number = 0; number < SHARE; number += 1)
    expect((await server.recalls(car(number), ONE)).status).toBe('checked')
  expect(await server.recalls(car(100), ONE)).toEqual({ status: 'unchecked', reason: 'service-down' })
  expect(agency.asked).toHaveLength(SHARE)
  expect((await server.recalls(car(100), OTHER)).status).toBe('checked')
  server.pass(15 * MINUTE_MS)
  expect((await server.recalls(car(101), ONE)).status).toBe('checked')
})

it('what is known already costs nothing of the share', async () => {
  const { agency, server } = await serverOfAgency()
  for (let time = 0; time < 2 * SHARE; time += 1) await server.recalls(car(1), ONE)
  expect(agency.asked).toHaveLength(1)
  expect((await server.recalls(car(2), ONE)).status).toBe('checked')
})

it('the addresses of one household share one share, and requests from this machine are not counted', async () => {
  const { server } = await serverOfAgency()
  for (let number = 0; number < SHARE; number += 1) await server.recalls(car(number), BY_IPV6)
  expect((await server.recalls(car(100), NEIGHBOR)).status).toBe('unchecked')
  // Past the minute in which everybody together has 120 questions.
  server.pass(MINUTE_MS)
  for (let number = 200; number < 201 + SHARE; number += 1)
    expect((await server.recalls(car(number), '127.0.0.1')).status).toBe('checked')
})

it('a VIN beyond the share is decoded from our own table', async () => {
  const { vin, values } = INVENTED_CARS.petrol
  const agency = await service((_request, response) => json(response, vehicleAnswer(values)))
  const server = vehicleServer({ vehicleServiceUrl: agency.address, table: tableOf() })
  const decoded = async (number: number, address: string) => {
    const of = `${vin.slice(0, 14)}${String(number).padStart(3, '0')}`
    return vinAnswerSchema.parse(await (await server.post({ vin: of }, {}, address)).json()).source
  }
  for (let number = 0; number < SHARE; number += 1) expect(await decoded(number, ONE)).toBe('public-service')
  expect(await decoded(100, ONE)).toBe('embedded-table')
  expect(await decoded(100, OTHER)).toBe('public-service')
})
