/**
 * The text inside vin-table.br. Lines, in this order:
 *   1. a header as JSON: what follows and how many lines of each
 *   2. values: every text that a pattern can give, one a line; a model is written "make<tab>model"
 *   3. engines: `name<tab>variable=value;…`, what a maker's engine name tells by itself
 *   4. makers: `identifier<tab>vehicle type<tab>L or -<tab>manufacturer<tab>makes<tab>schema:from:to;…`
 *      L: a car, a multi-purpose vehicle or a light truck, whose 7th character tells the 30 years
 *   5. schemas: one a line, blocks between spaces: a variable's letter, then groups between ";", each
 *      `value=key,key` and, where it differs from the group before, `@day!` in front
 * Numbers are base 36. A day counts from 2014-01-01, when the agency's table began: the younger pattern wins.
 */
export const FORMAT = 1
export const FIRST_DAY = Date.UTC(2014, 0, 1)

/** What the table holds of a VIN; the names are those of the public service. */
export const TABLE_VARIABLES = [
  'Model',
  'Series',
  'Trim',
  'Body Class',
  'Doors',
  'Engine Model',
  'Displacement (L)',
  'Displacement (CC)',
  'Engine Number of Cylinders',
  'Engine Configuration',
  'Fuel Type - Primary',
  'Fuel Type - Secondary',
  'Electrification Level',
  'Turbo',
  'Other Engine Info',
  'Drive Type',
  'Transmission Style',
  'Gross Vehicle Weight Rating From',
  'Plant City',
  'Plant State',
] as const

export interface TablePattern {
  readonly variable: string
  /** Positions 4-8, then after a bar 10-17; a star is any character, brackets hold a choice. */
  readonly keys: string
  readonly value: string
  readonly day: number
}

export interface TableMaker {
  readonly identifier: string
  readonly vehicleType: string
  readonly isLight: boolean
  readonly manufacturer: string
  readonly makes: readonly string[]
  readonly schemas: readonly { readonly schema: number; readonly yearFrom: number; readonly yearTo: number }[]
}

export interface TableContent {
  /** The day of the newest row, as YYYY-MM-DD. */
  readonly tableDate: string
  readonly engines: readonly {
    readonly name: string
    readonly values: readonly (readonly [string, string])[]
  }[]
  readonly makers: readonly TableMaker[]
  readonly schemas: readonly (readonly TablePattern[])[]
}

/** Gives every text a number, the more often used the smaller. */
export function writeVinTable({ tableDate, engines, makers, schemas }: TableContent): string {
  const uses = new Map<string, number>()
  const use = (value: string) => uses.set(value, (uses.get(value) ?? 0) + 1)
  for (const pattern of schemas.flat()) use(pattern.value)
  for (const maker of makers)
    for (const name of [maker.vehicleType, maker.manufacturer, ...maker.makes]) use(name)
  for (const engine of engines) for (const [, value] of engine.values) use(value)
  const values = [...uses].toSorted((left, right) => right[1] - left[1]).map(([value]) => value)
  const numbers = new Map(values.map((value, index) => [value, index.toString(36)]))
  const number = (value: string) => numbers.get(value) ?? ''
  const variables: readonly string[] = TABLE_VARIABLES
  const letter = (variable: string) => variables.indexOf(variable).toString(36)
  const header = {
    format: FORMAT,
    tableDate,
    variables: TABLE_VARIABLES,
    values: values.length,
    engines: engines.length,
    makers: makers.length,
    schemas: schemas.length,
  }
  return [
    JSON.stringify(header),
    ...values,
    ...engines.map(
      ({ name, values: told }) =>
        `${name}\t${told.map(([variable, value]) => `${letter(variable)}=${number(value)}`).join(';')}`,
    ),
    ...makers.map((maker) =>
      [
        maker.identifier,
        number(maker.vehicleType),
        maker.isLight ? 'L' : '-',
        number(maker.manufacturer),
        maker.makes.map(number).join(','),
        maker.schemas
          .map(({ schema, yearFrom, yearTo }) =>
            [schema, yearFrom, yearTo].map((part) => part.toString(36)).join(':'),
          )
          .join(';'),
      ].join('\t'),
    ),
    ...schemas.map((patterns) => writeSchema(patterns, letter, number)),
  ].join('\n')
}

function writeSchema(
  patterns: readonly TablePattern[],
  letter: (variable: string) => string,
  number: (value: string) => string,
): string {
  return [...grouped(patterns, ({ variable }) => letter(variable))]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([variable, ofVariable]) => {
      let dayBefore = -1
      const groups = [...grouped(ofVariable, ({ day, value }) => `${day} ${number(value)}`).values()]
        .toSorted(([left], [right]) => (right?.day ?? 0) - (left?.day ?? 0))
        .map((group) => {
          const { day = 0, value = '' } = group[0] ?? {}
          const mark = day === dayBefore ? '' : `@${day.toString(36)}!`
          dayBefore = day
          return `${mark}${number(value)}=${group
            .map(({ keys }) => keys)
            .sort()
            .join(',')}`
        })
      return variable + groups.join(';')
    })
    .join(' ')
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
