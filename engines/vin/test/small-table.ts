import type { VinMaker, VinPattern, VinTable } from '../src/vin-table.ts'

const pattern = (variable: string, keys: string, value: string, day = 1): VinPattern => ({
  variable,
  keys,
  value,
  day,
})

/** Invented makers: ZZA builds cars, ZZB heavy trucks, ZZC cars of two makes, ZZ9001 a few cars a year. */
const MAKERS: Readonly<Record<string, VinMaker>> = {
  ZZA: {
    vehicleType: 'PASSENGER CAR',
    isLight: true,
    manufacturer: 'ALBA MOTORS',
    makes: ['ALBA'],
    schemas: [
      { schema: 0, yearFrom: 2010, yearTo: 2016 },
      { schema: 1, yearFrom: 1984, yearTo: 1986 },
    ],
  },
  ZZB: {
    vehicleType: 'TRUCK',
    isLight: false,
    manufacturer: 'BORA TRUCKS',
    makes: ['BORA'],
    schemas: [
      { schema: 2, yearFrom: 2015, yearTo: 2015 },
      { schema: 3, yearFrom: 1985, yearTo: 1985 },
    ],
  },
  ZZC: {
    vehicleType: 'PASSENGER CAR',
    isLight: true,
    manufacturer: 'CIMA',
    makes: ['CIMA', 'CIRRUS'],
    schemas: [],
  },
  ZZ9001: { vehicleType: 'PASSENGER CAR', isLight: true, manufacturer: 'DUNA', makes: ['DUNA'], schemas: [] },
}

const SCHEMAS: readonly (readonly VinPattern[])[] = [
  [
    pattern('Model', 'AB', 'ALBA\tFlora'),
    pattern('Body Class', 'AB', 'Sedan/Saloon', 5),
    pattern('Body Class', 'ABC', 'Wagon', 3),
    pattern('Displacement (L)', '**[D-F]', '2.0'),
    pattern('Displacement (L)', '**D', '2.00', 7),
    pattern('Engine Model', '*****', 'A20'),
    pattern('Other Engine Info', '', 'Turbo'),
    pattern('Other Engine Info', '*', 'Aluminum'),
    pattern('Plant City', '*****|*M', 'MILTON'),
  ],
  [pattern('Model', 'XY', 'ALBA\tVetus')],
  [pattern('Model', '*', 'BORA\tHauler'), pattern('Fuel Type - Primary', '*', 'Diesel')],
  [pattern('Model', '*', 'BORA\tOldster')],
]

export const smallTable: VinTable = {
  tableDate: '2026-01-31',
  makerOf: (identifier) => MAKERS[identifier],
  patternsOf: (schema) => SCHEMAS[schema] ?? [],
  engineValues: (name) =>
    name === 'A20'
      ? [
          ['Engine Number of Cylinders', '4'],
          ['Displacement (L)', '9.9'],
        ]
      : [],
}
