import { z } from 'zod'
import { FORMAT, type TableMaker, type TablePattern } from './vin-table-text.ts'

/** The public table in memory: makers by the first characters of a VIN, patterns read when a schema is asked for. */
export interface VinTable {
  /** The day of the newest row, as YYYY-MM-DD. */
  readonly tableDate: string
  /** By the first three characters, or six where the maker is small (see engines/vin). */
  makerOf(identifier: string): TableMaker | undefined
  patternsOf(schema: number): readonly TablePattern[]
  /** What an engine's name tells by itself, as pairs of variable and value. */
  engineValues(name: string): readonly (readonly [string, string])[]
}

const count = z.number().int().min(0)
const headerSchema = z.object({
  format: z.literal(FORMAT),
  tableDate: z.iso.date(),
  variables: z.array(z.string()),
  values: count,
  engines: count,
  makers: count,
  schemas: count,
})

/** Schemas kept read: a server that decodes many cars of one maker does not read its lines again. */
const READ_SCHEMAS = 64

const number = (text: string) => Number.parseInt(text, 36)

/** Throws where the text is of another format: that is a file of another version, not an input. */
export function parseVinTable(text: string): VinTable {
  const lines = text.split('\n')
  const header = headerSchema.parse(JSON.parse(lines[0] ?? ''))
  const enginesAt = 1 + header.values
  const makersAt = enginesAt + header.engines
  const schemasAt = makersAt + header.makers
  const value = (reference: string | undefined) => lines[1 + number(reference ?? '')] ?? ''
  const variable = (letter: string) => header.variables[number(letter)] ?? ''

  const engines = new Map(
    lines.slice(enginesAt, makersAt).map((line) => {
      const tab = line.lastIndexOf('\t')
      return [line.slice(0, tab), line.slice(tab + 1)]
    }),
  )
  const makers = new Map(
    lines.slice(makersAt, schemasAt).map((line) => [line.slice(0, line.indexOf('\t')), line]),
  )
  const read = new Map<number, readonly TablePattern[]>()

  return {
    tableDate: header.tableDate,
    makerOf: (identifier) => {
      const line = makers.get(identifier)
      return line === undefined ? undefined : parseMaker(line, value)
    },
    patternsOf: (schema) => {
      const known = read.get(schema)
      if (known) return known
      const patterns = [...parseSchema(lines[schemasAt + schema] ?? '', variable, value)]
      const oldest = read.keys().next()
      if (read.size >= READ_SCHEMAS && !oldest.done) read.delete(oldest.value)
      read.set(schema, patterns)
      return patterns
    },
    engineValues: (name) =>
      (engines.get(name.trim().toLowerCase()) ?? '')
        .split(';')
        .filter((pair) => pair !== '')
        .map((pair) => [variable(pair[0] ?? ''), value(pair.slice(2))] as const),
  }
}

function parseMaker(line: string, value: (reference: string | undefined) => string): TableMaker {
  const [identifier = '', vehicleType, light, manufacturer, makes = '', schemas = ''] = line.split('\t')
  return {
    identifier,
    vehicleType: value(vehicleType),
    isLight: light === 'L',
    manufacturer: value(manufacturer),
    makes: makes === '' ? [] : makes.split(',').map(value),
    schemas: (schemas === '' ? [] : schemas.split(';')).map((link) => {
      const [schema = Number.NaN, yearFrom = Number.NaN, yearTo = Number.NaN] = link.split(':').map(number)
      return { schema, yearFrom, yearTo }
    }),
  }
}

function* parseSchema(
  line: string,
  variable: (letter: string) => string,
  value: (reference: string) => string,
): Iterable<TablePattern> {
  if (line === '') return
  for (const block of line.split(' ')) {
    const name = variable(block[0] ?? '')
    let day = 0
    for (const group of block.slice(1).split(';')) {
      const dayEnd = group.indexOf('!')
      if (dayEnd > 0) day = number(group.slice(1, dayEnd))
      const valueEnd = group.indexOf('=')
      const meant = value(group.slice(dayEnd + 1, valueEnd))
      for (const keys of group.slice(valueEnd + 1).split(','))
        yield { variable: name, keys, value: meant, day }
    }
  }
}
