import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fitsCheckDigit } from '@candi/contracts'
import { readVinTable } from '@candi/knowledge'
import { describe, expect, it } from 'vitest'
import { decodeVin } from './decode-vin.ts'
import { vehicleFacts } from './vehicle-facts.ts'

/** Real answers of the public service; they stay out of the project. */
const FOLDER = new URL('../../../../shared/data/vehicle-services/', import.meta.url)
const isHere = existsSync(FOLDER)

interface Answer {
  readonly SearchCriteria?: string
  readonly Results: readonly { readonly Variable: string; readonly Value: string | null }[]
}

const answers = !isHere
  ? []
  : readdirSync(FOLDER)
      .filter((name) => /^vpic-decodevin-.{17}(-clean|-docs)?\.json$/.test(name))
      .map((name) => {
        const answer: Answer = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))
        return {
          vin: name.slice('vpic-decodevin-'.length, 'vpic-decodevin-'.length + 17),
          variables: answer.Results.map(({ Variable, Value }) => ({
            variable: Variable,
            value: Value ?? '',
          })),
        }
      })

describe.skipIf(!isHere)(
  'the embedded table against answers of the public service (skipped where ../shared/data/vehicle-services is absent)',
  async () => {
    const table = await readVinTable()

    it.each(answers)('$vin: year, make, model and engine are the same', ({ vin, variables }) => {
      const decoding = decodeVin(table, vin, { thisYear: 2026, fitsCheckDigit: fitsCheckDigit(vin) })
      if (!decoding.ok) throw new Error(decoding.failure)
      const own = vehicleFacts(decoding.variables)
      const { year, make, model, cylinders, displacementLiters, fuel } = vehicleFacts(variables)
      expect(own).toMatchObject({ year, make, model, cylinders, displacementLiters })
      if (fuel !== undefined) expect(own.fuel).toBe(fuel)
    })
  },
)
