import { errorBodySchema, recallAnswerSchema, unknownVehicle, vinAnswerSchema } from '@candi/contracts'
import {
  createVehicleParts,
  type ServiceLine,
  type VehicleSettings,
} from '../src/outside/create-vehicle-parts.ts'
import type { EmbeddedDecoder, Variable, VehicleDescriber } from '../src/vehicles/ports.ts'
import { appOfTests } from './app-of-tests.ts'

/** A table that knows nothing; what the services say is then all there is. */
export const EMPTY_TABLE: EmbeddedDecoder = { decode: async () => ({ ok: false, failure: 'no-data' }) }

/** A table that knows every VIN as the same invented car. */
export const TABLE_CAR = { 'Model Year': '2011', Make: 'TABLELAND', Model: 'Ridge' } as const
export function tableOf(values: Readonly<Record<string, string>> = TABLE_CAR): EmbeddedDecoder {
  const variables = Object.entries(values).map(([variable, value]) => ({ variable, value }))
  const sureness = 'Model' in values ? 'sure' : 'partial'
  const value = { variables, sureness, isAmbiguous: false, tableDate: '2026-06-30' } as const
  return { decode: async () => ({ ok: true, value }) }
}

const valueIn = (variables: readonly Variable[], wanted: string) =>
  variables.find(({ variable }) => variable === wanted)?.value ?? ''

/** Reads year, make and model, which is enough to see who answered; the real one is tested where it is made. */
const plainDescriber: VehicleDescriber = {
  vehicle: (variables) => ({
    ...unknownVehicle('mi'),
    year: Number(valueIn(variables, 'Model Year')),
    make: valueIn(variables, 'Make'),
    model: valueIn(variables, 'Model'),
  }),
  facts: () => ({}),
}

/** An app that knows of cars alone, with a clock that stands until it is moved and pauses that take no time. */
export function vehicleServer(settings: Partial<VehicleSettings> = {}) {
  const clock = { now: new Date('2026-11-20T08:00:00Z') }
  const failures: unknown[] = []
  const lines: ServiceLine[] = []
  const pauses: number[] = []
  const app = appOfTests(failures, {
    vehicles: createVehicleParts({
      vehicleServiceUrl: null,
      recallServiceUrl: null,
      table: EMPTY_TABLE,
      describe: plainDescriber,
      now: () => clock.now,
      pause: async (milliseconds) => void pauses.push(milliseconds),
      onFailure: (error) => failures.push(error),
      onServiceChange: (line) => lines.push(line),
      ...settings,
    }),
  })
  /** As the HTTP adapter tells whence a request came; without an address it came from this machine. */
  const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })
  const post = (body: unknown, headers: Record<string, string> = {}, address = '') =>
    app.request('/api/vin', { method: 'POST', headers, body: JSON.stringify(body) }, from(address))
  return {
    clock,
    failures,
    lines,
    pauses,
    post,
    pass: (milliseconds: number) => {
      clock.now = new Date(clock.now.getTime() + milliseconds)
    },
    decoded: async (vin: string, patience?: 'upload' | 'my-car') =>
      vinAnswerSchema.parse(await (await post({ vin, patience })).json()),
    refused: async (vin: string, patience?: 'upload' | 'my-car') => {
      const response = await post({ vin, patience })
      const { error } = errorBodySchema.parse(await response.json())
      return { status: response.status, ...error }
    },
    recalls: async (query: string, address = '') => {
      const response = await app.request(`/api/recalls?${query}`, undefined, from(address))
      return recallAnswerSchema.parse(await response.json())
    },
    get: (path: string) => app.request(path),
  }
}
