import { statSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knowledgeFolder } from '../src/read-knowledge-files.ts'
import { readVinTable } from '../src/read-vin-table.ts'
import { addDriveCodes, addDriveModels } from './add-drives.ts'
import { parseVinTable } from './parse-vin-table.ts'
import { readDriveCodes, readDriveModels } from './read-drives.ts'
import { TABLE_VARIABLES, type TableContent, type TablePattern, writeVinTable } from './vin-table-text.ts'

const text = fc.stringMatching(/^[A-Za-z0-9 .,:;=!@|()/-]{1,20}$/)
const keys = fc.stringMatching(/^([A-Z0-9*]|\[[A-C]{1,3}\]){0,5}$/)
const pattern = fc.record({
  variable: fc.constantFrom(...TABLE_VARIABLES),
  keys,
  value: text,
  day: fc.integer({ min: 0, max: 5_000 }),
})
const sorted = (patterns: readonly TablePattern[]) =>
  patterns.map((one) => JSON.stringify(Object.entries(one).sort())).sort()

const content = (schemas: readonly (readonly TablePattern[])[]): TableContent => ({
  tableDate: '2026-01-31',
  engines: [{ name: 'a20', values: [['Turbo', 'Yes']] }],
  makers: [
    {
      identifier: 'ZZA',
      vehicleType: 'PASSENGER CAR',
      isLight: true,
      manufacturer: 'ALBA MOTORS',
      makes: ['ALBA', 'ALBA SPORT'],
      schemas: schemas.map((_, schema) => ({ schema, yearFrom: 2010, yearTo: 2012 })),
    },
  ],
  schemas,
})

describe('the text of the table', () => {
  it('read again says what was written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(pattern, { selector: JSON.stringify, maxLength: 12 }), { maxLength: 4 }),
        (schemas) => {
          const written = content(schemas)
          const table = parseVinTable(writeVinTable(written))
          expect(table.tableDate).toBe('2026-01-31')
          expect(table.makerOf('ZZA')).toEqual(written.makers[0])
          expect(table.makerOf('ZZB')).toBeUndefined()
          expect(table.engineValues(' A20 ')).toEqual([['Turbo', 'Yes']])
          expect(table.engineValues('B20')).toEqual([])
          for (const [index, patterns] of schemas.entries())
            expect(sorted(table.patternsOf(index))).toEqual(sorted(patterns))
        },
      ),
    )
  })

  it('of another format is refused', () => {
    expect(() => parseVinTable(writeVinTable(content([])).replace('"format":1', '"format":2'))).toThrow()
  })
})

describe('what we add about driven wheels', () => {
  const model = (value: string): TablePattern => ({ variable: 'Model', keys: 'AB', value, day: 9 })
  const drives = (given: TableContent) =>
    parseVinTable(writeVinTable(given))
      .patternsOf(0)
      .filter(({ variable }) => variable === 'Drive Type')

  it('holds for a model in the years in which it was built with one drive only', () => {
    const rule = {
      names: ['alba\tflora'],
      yearFrom: 2009,
      yearTo: 2012,
      driveType: 'FWD/Front-Wheel Drive' as const,
    }
    const flora = content([[model('ALBA\tFlora')]])
    expect(drives(addDriveModels(flora, [rule]))).toEqual([
      { variable: 'Drive Type', keys: 'AB', value: 'FWD/Front-Wheel Drive', day: 0 },
    ])
    expect(drives(addDriveModels(flora, [{ ...rule, yearTo: 2011 }]))).toEqual([])
    expect(drives(addDriveModels(content([[model('ALBA\tVetus')]]), [rule]))).toEqual([])
  })

  it('holds for the makers and years of a code', () => {
    const rule = {
      makers: ['ZZA'],
      keys: '*K',
      yearFrom: 1999,
      yearTo: 2001,
      driveType: '4WD/4-Wheel Drive/4x4' as const,
    }
    const table = parseVinTable(writeVinTable(addDriveCodes(content([[]]), [rule])))
    expect(table.makerOf('ZZA')?.schemas.at(-1)).toEqual({ schema: 1, yearFrom: 1999, yearTo: 2001 })
    expect(table.patternsOf(1)).toEqual([
      { variable: 'Drive Type', keys: '*K', value: '4WD/4-Wheel Drive/4x4', day: 0 },
    ])
  })

  it('is written in full and with years in order', () => {
    for (const { yearFrom, yearTo } of [...readDriveCodes(), ...readDriveModels()])
      expect(yearFrom).toBeLessThanOrEqual(yearTo)
    expect(readDriveCodes().length).toBeGreaterThan(70)
  })
})

describe('the embedded table', async () => {
  const table = await readVinTable()

  it('tells the day of its data', () => {
    expect(table.tableDate).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(table.tableDate >= '2026-02-17').toBe(true)
  })

  it('takes at most 2.5 MB in the repository', () => {
    expect(statSync(join(knowledgeFolder, 'vin', 'vin-table.br')).size).toBeLessThanOrEqual(2_500_000)
  })

  it('knows who builds cars, trucks and multi-purpose vehicles, and no trailers or motorcycles', () => {
    expect(table.makerOf('1HG')).toMatchObject({
      makes: ['HONDA'],
      vehicleType: 'PASSENGER CAR',
      isLight: true,
    })
    expect(table.makerOf('1FT')).toMatchObject({ vehicleType: 'TRUCK' })
    expect(table.makerOf('5FN')).toMatchObject({ vehicleType: 'MULTIPURPOSE PASSENGER VEHICLE (MPV)' })
    // Harley-Davidson motorcycles, Great Dane trailers.
    expect(table.makerOf('1HD')).toBeUndefined()
    expect(table.makerOf('1GR')).toBeUndefined()
  })

  it('holds rows of the agency alone: none of the makers that the package adds', () => {
    expect(table.makerOf('LRW')?.schemas ?? []).toEqual([])
    expect(table.makerOf('XP7')?.schemas ?? []).toEqual([])
  })
})
