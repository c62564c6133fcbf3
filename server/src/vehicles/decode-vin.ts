import {
  cleanVin,
  type ErrorCode,
  isCompleteVin,
  VIN_PATIENCE_MS,
  type VinAnswer,
  type VinPatience,
} from '@candi/contracts'
import type {
  EmbeddedDecoder,
  EmbeddedVehicle,
  MayAsk,
  ServiceFailure,
  ServiceVehicle,
  Told,
  VehicleDescriber,
  VehicleService,
} from './ports.ts'
import { answerOfService, answerOfTable, namesModel } from './vin-answer.ts'

/** Kept of the visitor's patience for our own table and the way back: else the page gives up first. */
const MARGIN_MS = 1_500

export interface VinParts {
  /** Null: switched off by the operator. */
  readonly service: VehicleService | null
  readonly table: EmbeddedDecoder
  readonly describe: VehicleDescriber
  /** Told of our own bugs; must not log the VIN. */
  readonly onFailure: (error: unknown) => void
  /** How long the service may take, for each page that waits. */
  readonly limitMs?: Readonly<Record<VinPatience, number>>
}

export type DecodedVin =
  | { readonly ok: true; readonly answer: VinAnswer }
  | { readonly ok: false; readonly code: ErrorCode }
export type DecodeVin = (typed: string, patience: VinPatience, mayAsk?: MayAsk) => Promise<DecodedVin>

const LIMIT_MS = {
  upload: VIN_PATIENCE_MS.upload - MARGIN_MS,
  'my-car': VIN_PATIENCE_MS['my-car'] - MARGIN_MS,
} as const

const CODES: Readonly<Record<ServiceFailure, ErrorCode>> = {
  timeout: 'vin-timeout',
  network: 'vin-network',
  'no-data': 'vin-no-data',
  incomplete: 'vin-incomplete',
  down: 'vin-service-down',
  refused: 'vin-refused',
  unavailable: 'vin-unavailable',
  unexpected: 'vin-unexpected',
}

/**
 * Decodes a VIN by the public service and, where that fails or knows less, from the table that travels with CANDI.
 * One of them answers alone: a car put together from two would be neither.
 */
export function vinDecoder(parts: VinParts): DecodeVin {
  const { service, limitMs = LIMIT_MS } = parts
  return async (typed, patience, mayAsk) => {
    const vin = cleanVin(typed)
    if (!isCompleteVin(vin)) return { ok: false, code: 'vin-invalid' }
    if (service === null) return ofTable(parts, vin, await lookUp(parts, vin))
    const isDoubtful = service.isDoubtful(vin)
    const asked = askService(parts, service, vin, limitMs[patience], mayAsk)
    if (isDoubtful) {
      // Nobody waits for a service that failed a moment ago while our own table knows; its trial goes on behind.
      const own = await lookUp(parts, vin)
      if (own.ok) return ofTable(parts, vin, own)
      return ofService(parts, vin, await asked)
    }
    const told = await asked
    if (told.ok && namesModel(told.value.variables)) return ofService(parts, vin, told)
    const own = await lookUp(parts, vin)
    const knowsMore = own.ok && (!told.ok || namesModel(own.value.variables))
    return knowsMore ? ofTable(parts, vin, own) : ofService(parts, vin, told)
  }
}

async function askService(
  { onFailure }: VinParts,
  service: VehicleService,
  vin: string,
  limitMs: number,
  mayAsk: MayAsk | undefined,
): Promise<Told<ServiceVehicle>> {
  try {
    return await service.ask(vin, limitMs, mayAsk)
  } catch (error) {
    onFailure(error)
    return { ok: false, failure: 'unexpected' }
  }
}

async function lookUp({ table, onFailure }: VinParts, vin: string): Promise<Told<EmbeddedVehicle>> {
  try {
    return await table.decode(vin)
  } catch (error) {
    onFailure(error)
    return { ok: false, failure: 'unexpected' }
  }
}

function ofService({ describe }: VinParts, vin: string, told: Told<ServiceVehicle>): DecodedVin {
  if (!told.ok) return { ok: false, code: CODES[told.failure] }
  return { ok: true, answer: answerOfService(vin, told.value, describe) }
}

function ofTable({ describe }: VinParts, vin: string, told: Told<EmbeddedVehicle>): DecodedVin {
  if (!told.ok) return { ok: false, code: CODES[told.failure] }
  return { ok: true, answer: answerOfTable(vin, told.value, describe) }
}
