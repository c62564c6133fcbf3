/**
 * What callApi needs of a schema; every zod schema is one. The shell of the pages reads its few answers with the plain
 * ones below instead, so that a visitor of Home does not fetch zod before the first word.
 */
export type Schema<T> = {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false }
}

/** A schema from a function that answers undefined for what it does not take. */
const schema = <T>(read: (value: unknown) => T | undefined): Schema<T> => ({
  safeParse: (value) => {
    const data = read(value)
    return data === undefined ? { success: false } : { success: true, data }
  },
})

export const plainString = schema((value) => (typeof value === 'string' ? value : undefined))
export const plainBoolean = schema((value) => (typeof value === 'boolean' ? value : undefined))
/** A whole number from 0 on. */
export const plainCount = schema((value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined,
)

export const oneOf = <const T extends string>(...words: readonly T[]) =>
  schema((value) => words.find((word) => word === value))

export const orNull = <T>(inner: Schema<T>): Schema<T | null> => ({
  safeParse: (value) => (value === null ? { success: true, data: null } : inner.safeParse(value)),
})
/** One entry that is not as it should be spoils the list. */
export const plainList = <T>(inner: Schema<T>): Schema<T[]> => ({
  safeParse: (value) => {
    if (!Array.isArray(value)) return { success: false }
    const read: T[] = []
    for (const entry of value) {
      const parsed = inner.safeParse(entry)
      if (!parsed.success) return { success: false }
      read.push(parsed.data)
    }
    return { success: true, data: read }
  },
})
/** The field may be missing. */
export const orMissing = <T>(inner: Schema<T>): Schema<T | undefined> => ({
  safeParse: (value) => (value === undefined ? { success: true, data: undefined } : inner.safeParse(value)),
})

/** An object with these fields; others are left out. */
export function plainObject<T extends object>(fields: { [K in keyof T]-?: Schema<T[K]> }): Schema<T> {
  return {
    safeParse: (value) => {
      if (typeof value !== 'object' || value === null) return { success: false }
      const given = new Map(Object.entries(value))
      const read: Partial<T> = {}
      for (const key in fields) {
        const field = fields[key].safeParse(given.get(key))
        if (!field.success) return { success: false }
        read[key] = field.data
      }
      // Every field of T was read just now.
      return { success: true, data: read as T }
    },
  }
}
