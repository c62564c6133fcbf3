import type { DriveCode, DriveModel } from './read-drives.ts'
import type { TableContent, TablePattern } from './vin-table-text.ts'

/** Older than any row of the agency: where its table tells the drive type, that holds. */
const OLDEST_DAY = 0

const driveType = (keys: string, value: string): TablePattern => ({
  variable: 'Drive Type',
  keys,
  value,
  day: OLDEST_DAY,
})

/** One more list of patterns for every code, linked to the makers that use it. */
export function addDriveCodes(content: TableContent, codes: readonly DriveCode[]): TableContent {
  const first = content.schemas.length
  const makers = content.makers.map((maker) => ({
    ...maker,
    schemas: [
      ...maker.schemas,
      ...codes.flatMap(({ makers, yearFrom, yearTo }, index) =>
        makers.includes(maker.identifier) ? [{ schema: first + index, yearFrom, yearTo }] : [],
      ),
    ],
  }))
  const schemas = codes.map((code) => [driveType(code.keys, code.driveType)])
  return { ...content, makers, schemas: [...content.schemas, ...schemas] }
}

/** Where a list's years lie all within a model's years of one drive, the characters of the model tell its drive. */
export function addDriveModels(content: TableContent, models: readonly DriveModel[]): TableContent {
  const years = yearsOfSchemas(content)
  const schemas = content.schemas.map((patterns, index) => {
    const [from, to] = years.get(index) ?? [0, Number.POSITIVE_INFINITY]
    const holding = models.filter(({ yearFrom, yearTo }) => yearFrom <= from && to <= yearTo)
    return [
      ...patterns,
      ...patterns.flatMap(({ variable, keys, value }) => {
        const model =
          variable === 'Model' ? holding.find(({ names }) => names.includes(value.toLowerCase())) : undefined
        return model === undefined ? [] : [driveType(keys, model.driveType)]
      }),
    ]
  })
  return { ...content, schemas }
}

function yearsOfSchemas({ makers }: TableContent): ReadonlyMap<number, readonly [number, number]> {
  const years = new Map<number, readonly [number, number]>()
  for (const { schema, yearFrom, yearTo } of makers.flatMap((maker) => maker.schemas)) {
    const [from, to] = years.get(schema) ?? [yearFrom, yearTo]
    years.set(schema, [Math.min(from, yearFrom), Math.max(to, yearTo)])
  }
  return years
}
