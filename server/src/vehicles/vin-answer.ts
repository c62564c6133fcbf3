import { fitsCheckDigit, type VinAnswer } from '@candi/contracts'
import type { EmbeddedVehicle, ServiceVehicle, Variable, VehicleDescriber } from './ports.ts'
import {
  CHECK_DIGIT_REMARK,
  isContradicted,
  remarksOnCodes,
  TABLE_LEAVES_CHOICE,
  YEAR_IN_TWO_WAYS,
} from './vin-remarks.ts'

const MOST_REMARKS = 6

/** A VIN as the public service decoded it, with what it doubts. */
export function answerOfService(vin: string, found: ServiceVehicle, describe: VehicleDescriber): VinAnswer {
  const remarks = [...(fitsCheckDigit(vin) ? [] : [CHECK_DIGIT_REMARK]), ...remarksOnCodes(found.codes)]
  return {
    vin,
    source: 'public-service',
    tableDate: null,
    sureness: surenessOf(found.variables, isContradicted(found.codes) || !fitsCheckDigit(vin)),
    remarks: [...new Set(remarks)].slice(0, MOST_REMARKS),
    ...described(found.variables, describe),
  }
}

/** A VIN as the table that travels with CANDI has it. */
export function answerOfTable(vin: string, found: EmbeddedVehicle, describe: VehicleDescriber): VinAnswer {
  const fits = fitsCheckDigit(vin)
  const isYearDoubtful = found.sureness === 'likely' && fits && !found.isAmbiguous
  const remarks = [
    ...(fits ? [] : [CHECK_DIGIT_REMARK]),
    ...(found.isAmbiguous ? [TABLE_LEAVES_CHOICE] : []),
    ...(isYearDoubtful ? [YEAR_IN_TWO_WAYS] : []),
  ]
  return {
    vin,
    source: 'embedded-table',
    tableDate: found.tableDate,
    sureness: found.sureness,
    remarks,
    ...described(found.variables, describe),
  }
}

export const namesModel = (variables: readonly Variable[]): boolean =>
  variables.some(({ variable }) => variable === 'Model')

function surenessOf(variables: readonly Variable[], isDoubted: boolean): VinAnswer['sureness'] {
  if (!namesModel(variables)) return 'partial'
  return isDoubted ? 'likely' : 'sure'
}

function described(variables: readonly Variable[], describe: VehicleDescriber) {
  return { vehicle: describe.vehicle(variables), facts: describe.facts(variables) }
}
