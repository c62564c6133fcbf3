import type { Drivetrain, Fuel, Gearbox } from '@candi/domain'

/** A model that owners name, with what every car of that name has. */
export interface KnownModel {
  readonly name: string
  readonly fuel?: Fuel
  readonly gearbox?: Gearbox
  readonly drivetrain?: Drivetrain
}
export interface KnownMake {
  /** The first is the name that is shown; the others are ways of writing it. */
  readonly names: readonly string[]
  readonly models: readonly KnownModel[]
}

/** The car as it is named in a message; what is not named is missing. */
export interface NamedVehicle extends Partial<Omit<KnownModel, 'name'>> {
  readonly year?: number
  readonly make?: string
  readonly model?: string
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Reads year, make and model out of free words: "my 05 G35", "2012 Ford F-150", "the old Civic". */
export class VehicleReader {
  readonly #makes: readonly { readonly pattern: RegExp; readonly make: KnownMake }[]
  readonly #models: readonly {
    readonly pattern: RegExp
    readonly make: KnownMake
    readonly model: KnownModel
  }[]

  constructor(makes: readonly KnownMake[]) {
    const named = (name: string) =>
      new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name).replaceAll(' ', '[ -]?')}(?![\\p{L}\\p{N}])`, 'iu')
    this.#makes = makes.flatMap((make) => make.names.map((name) => ({ pattern: named(name), make })))
    this.#models = makes
      .flatMap((make) => make.models.map((model) => ({ pattern: named(model.name), make, model })))
      // "Grand Cherokee" before "Cherokee".
      .sort((left, right) => right.model.name.length - left.model.name.length)
  }

  read(text: string): NamedVehicle {
    const make = this.#makes.find(({ pattern }) => pattern.test(text))?.make
    const model = this.#models.find(
      (candidate) =>
        candidate.pattern.test(text) &&
        (candidate.make === make || (!make && isTelling(candidate.model.name, text))),
    )
    const owner = make ?? model?.make
    if (!owner) return {}
    const { name, ...facts } = model?.model ?? { name: undefined }
    const place = model
      ? text.search(model.pattern)
      : text.search(this.#makes.find((entry) => entry.make === make)?.pattern ?? /$/)
    const year = yearNear(text, place, owner)
    return {
      ...facts,
      make: owner.names[0] ?? '',
      ...(name ? { model: name } : {}),
      ...(year ? { year } : {}),
    }
  }
}

/** Model names that are words or numbers of their own ("Focus", "300") count only when written like a name. */
function isTelling(name: string, text: string): boolean {
  if (/^\d+$/.test(name)) return false
  if (name.length < 4 && !/\d/.test(name)) return false
  return !COMMON_WORDS.has(name.toLowerCase()) || new RegExp(`[a-z,] ${escaped(name)}\\b`).test(text)
}

const COMMON_WORDS = new Set(
  'fit focus spark rogue quest escape edge legacy accent soul journey charger echo matrix express liberty patriot compass sport element pilot sonic sierra smart galaxy transit escort beetle golf polo rio leaf bolt volt dart neon magnum titan frontier navigator continental century regal vibe montana metro tracker safari canyon terrain discovery defender swift alto insight express sentra optima genesis spectra nova blazer'.split(
    ' ',
  ),
)

const OLDEST = 1950
/** Characters before the name in which a year is looked for. */
const REACH = 40

/** "2014 Civic", "'05 G35", "91 civic": the year stands before the name, or right behind it. */
function yearNear(text: string, place: number, { names }: KnownMake): number | undefined {
  const before = text.slice(Math.max(0, place - REACH), place)
  const after = text.slice(place, place + REACH)
  const full =
    [...before.matchAll(/\b(19[5-9]\d|20[0-4]\d)\b/g)].at(-1)?.[1] ??
    /\b(19[5-9]\d|20[0-4]\d)\b/.exec(after)?.[1]
  if (full) return Number(full)
  // Only the make may stand between: "at 60 the Civic shakes" tells a speed.
  const make = names.map(escaped).join('|')
  const short = new RegExp(`(?:^|[\\s'’(])['’]?(\\d{2})\\s+(?:(?:${make})\\s+)?$`, 'i').exec(before)?.[1]
  if (short === undefined) return undefined
  const year = Number(short) > 40 ? 1900 + Number(short) : 2000 + Number(short)
  return year >= OLDEST ? year : undefined
}
