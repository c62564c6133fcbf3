import type { PublicTable, Row } from './fetch-public-table.ts'
import {
  FIRST_DAY,
  TABLE_VARIABLES,
  type TableContent,
  type TableMaker,
  type TablePattern,
} from './vin-table-text.ts'

/** Cars, trucks, multi-purpose vehicles, the chassis sold for a body of somebody else, and vans with many seats. */
const VEHICLE_TYPES = '2, 3, 5, 7, 10'
const LIGHT_TYPES = new Set([2, 7])
const TRUCK = 3
const LIGHT_TRUCK = 1
const MODEL = 28
const DAY_MS = 86_400_000
/** The package adds rows of its own, dated in another form; only the agency's are in the public domain. */
const agencyRow = (of = '') => `coalesce(${of}CreatedOn, '') not like '%T%'`

/** Takes out of the public table what this product asks of a VIN. */
export function selectVehicles(table: PublicTable): TableContent {
  const elements = new Map(
    table
      .rows('select Id, Name, LookupTable from Element')
      .map(([id, name, lookup]) => [
        Number(id),
        { name: String(name), lookup: lookup === null ? '' : String(lookup) },
      ]),
  )
  const wanted = [...elements].filter(([, { name }]) => TABLE_VARIABLES.some((variable) => variable === name))
  const meanings = new Map(
    wanted.map(([id, { lookup }]) => [id, id === MODEL ? modelNames(table) : namesOf(table, lookup)]),
  )
  const nameOf = (id: number) => elements.get(id)?.name ?? ''
  const meaning = (id: number, attribute: string) => {
    const names = meanings.get(id)
    return names === undefined ? oneLine(attribute) : names.get(attribute)
  }
  const ids = wanted.map(([id]) => id).join(', ')
  const links = table.rows(`
    select l.WmiId, l.VinSchemaId, l.YearFrom, coalesce(l.YearTo, 2999)
    from Wmi_VinSchema l join Wmi w on w.Id = l.WmiId join VinSchema v on v.Id = l.VinSchemaId
    where w.VehicleTypeId in (${VEHICLE_TYPES}) and ${agencyRow('v.')} order by l.VinSchemaId`)
  const schemaIds = [...new Set(links.map(([, schema]) => Number(schema)))]
  const places = new Map(schemaIds.map((id, index) => [id, index]))
  const schemas: TablePattern[][] = schemaIds.map(() => [])
  for (const [schema, keys, element, attribute, changed] of table.rows(`
    select VinSchemaId, Keys, ElementId, AttributeId, coalesce(UpdatedOn, CreatedOn) from Pattern
    where ElementId in (${ids}) and ${agencyRow()} and Keys not like '%#%' and Keys not like '%\\_%' escape '\\'`)) {
    const value = meaning(Number(element), String(attribute))
    if (value === undefined || value === '') continue
    schemas[places.get(Number(schema)) ?? -1]?.push({
      variable: nameOf(Number(element)),
      keys: shortKeys(String(keys)),
      value,
      day: Math.max(0, Math.floor((Date.parse(String(changed).replace(' ', 'T')) - FIRST_DAY) / DAY_MS)),
    })
  }
  return {
    tableDate: tableDateOf(table),
    engines: enginesOf(table, new Set(wanted.map(([id]) => id)), nameOf, meaning),
    makers: makersOf(table, links, places),
    schemas,
  }
}

/** A key matches from the front, so that stars at its end say nothing. */
const shortKeys = (keys: string) => keys.replace(/\*+$/, '')

/** One line of Latin-1, which a server holds in half the memory of other text. */
const oneLine = (text: string) =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll('–', '-')
    .normalize('NFC')
    .replaceAll(/[\u0100-\uffff]/g, (character) => character.normalize('NFD').charAt(0))
    .split(/[\r\n]+/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('; ')

function namesOf(table: PublicTable, lookup: string): Map<string, string> | undefined {
  if (lookup === '') return undefined
  return new Map(
    table.rows(`select Id, Name from ${lookup}`).map(([id, name]) => [String(id), oneLine(String(name))]),
  )
}

/** A model belongs to one make, which is how a maker of several makes is told apart. */
function modelNames(table: PublicTable): Map<string, string> {
  return new Map(
    table
      .rows(
        `select m.Id, k.Name, m.Name from Model m
         join Make_Model mm on mm.ModelId = m.Id join Make k on k.Id = mm.MakeId order by mm.Id desc`,
      )
      .map(([id, make, model]) => [
        String(id),
        `${oneLine(String(make)).toUpperCase()}\t${oneLine(String(model))}`,
      ]),
  )
}

function tableDateOf(table: PublicTable): string {
  const [row] = table.rows(`select max(coalesce(UpdatedOn, CreatedOn)) from Pattern where ${agencyRow()}`)
  return String(row?.[0] ?? '').slice(0, 10)
}

function enginesOf(
  table: PublicTable,
  wanted: ReadonlySet<number>,
  nameOf: (id: number) => string,
  meaning: (id: number, attribute: string) => string | undefined,
): TableContent['engines'] {
  const engines = new Map<string, [string, string][]>()
  for (const [name, element, attribute] of table.rows(`
    select e.Name, p.ElementId, p.AttributeId from EngineModelPattern p
    join EngineModel e on e.Id = p.EngineModelId order by p.Id`)) {
    const value = meaning(Number(element), String(attribute))
    if (!wanted.has(Number(element)) || value === undefined || value === '') continue
    const key = oneLine(String(name)).toLowerCase()
    engines.set(key, [...(engines.get(key) ?? []), [nameOf(Number(element)), value]])
  }
  return [...engines].map(([name, values]) => ({ name, values }))
}

function makersOf(
  table: PublicTable,
  links: readonly Row[],
  places: ReadonlyMap<number, number>,
): TableMaker[] {
  const makes = new Map<number, string[]>()
  for (const [maker, make] of table.rows(
    'select w.WmiId, m.Name from Wmi_Make w join Make m on m.Id = w.MakeId',
  )) {
    const names = makes.get(Number(maker)) ?? []
    makes.set(Number(maker), [...names, oneLine(String(make)).toUpperCase()])
  }
  const schemas = new Map<number, TableMaker['schemas'][number][]>()
  for (const [maker, schema, yearFrom, yearTo] of links) {
    const place = places.get(Number(schema))
    if (place === undefined) continue
    const list = schemas.get(Number(maker)) ?? []
    list.push({ schema: place, yearFrom: Number(yearFrom), yearTo: Number(yearTo) })
    schemas.set(Number(maker), list)
  }
  return table
    .rows(
      `select w.Id, w.Wmi, w.VehicleTypeId, w.TruckTypeId, t.Name, m.Name from Wmi w
       join VehicleType t on t.Id = w.VehicleTypeId join Manufacturer m on m.Id = w.ManufacturerId
       where w.VehicleTypeId in (${VEHICLE_TYPES}) and ${agencyRow('w.')} order by w.Wmi`,
    )
    .map(([id, identifier, type, truckType, typeName, manufacturer]) => ({
      identifier: String(identifier),
      vehicleType: String(typeName).toUpperCase(),
      isLight: LIGHT_TYPES.has(Number(type)) || (Number(type) === TRUCK && Number(truckType) === LIGHT_TRUCK),
      manufacturer: oneLine(String(manufacturer)).toUpperCase(),
      makes: makes.get(Number(id)) ?? [],
      schemas: schemas.get(Number(id)) ?? [],
    }))
}
