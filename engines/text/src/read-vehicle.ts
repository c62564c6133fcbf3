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
  readonly #makes: readonly (Named & { readonly name: string; readonly make: KnownMake })[]
  readonly #models: readonly (Named & { readonly make: KnownMake; readonly model: KnownModel })[]

  constructor(makes: readonly KnownMake[]) {
    this.#makes = makes.flatMap((make) => make.names.map((name) => ({ ...named(name), name, make })))
    this.#models = makes
      .flatMap((make) => make.models.map((model) => ({ ...named(model.name), make, model })))
      // "Grand Cherokee" before "Cherokee".
      .sort((left, right) => right.model.name.length - left.model.name.length)
  }

  read(text: string): NamedVehicle {
    const openings = openingsIn(text)
    const isNamed = ({ opening, placeIn }: Named) => openings.has(opening) && placeIn(text) >= 0
    const make = this.#makes.find(
      (candidate) =>
        isNamed(candidate) &&
        (!COMMON_MAKES.has(candidate.name.toLowerCase()) || isWrittenAsName(candidate.name, text)),
    )?.make
    const model = this.#models.find(
      (candidate) =>
        (candidate.make === make || !make) &&
        isNamed(candidate) &&
        (make !== undefined || isTelling(candidate.model.name, text)),
    )
    const owner = make ?? model?.make
    if (!owner) return {}
    const { name, ...facts } = model?.model ?? { name: undefined }
    const shown = model ?? this.#makes.find((entry) => entry.make === make)
    const year = yearNear(text, shown?.placeIn(text) ?? text.length, owner)
    return {
      ...facts,
      make: owner.names[0] ?? '',
      ...(name ? { model: name } : {}),
      ...(year ? { year } : {}),
    }
  }
}

interface Named {
  /** The letters with which the name opens. */
  readonly opening: string
  /** Where the name stands as a word of its own, or -1. */
  placeIn(text: string): number
}

function named(name: string): Named {
  // The bounds of the word are looked at apart: a pattern that knows all letters of the world takes a millisecond to
  // compile, and there are hundreds of names.
  const pattern = new RegExp(escaped(name).replaceAll(' ', '[ -]?'), 'giu')
  return {
    opening: OPENING.exec(name)?.[0].toLowerCase() ?? '',
    placeIn(text) {
      pattern.lastIndex = 0
      for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
        if (isWord(text, match.index, pattern.lastIndex)) return match.index
        pattern.lastIndex = match.index + 1
      }
      return -1
    },
  }
}

const ENDS_IN_LETTER = /[\p{L}\p{N}]$/u
const BEGINS_WITH_LETTER = /^[\p{L}\p{N}]/u

/** A letter is at most two units long. */
const isWord = (text: string, start: number, end: number) =>
  !ENDS_IN_LETTER.test(text.slice(Math.max(0, start - 2), start)) &&
  !BEGINS_WITH_LETTER.test(text.slice(end, end + 2))

const OPENING = /(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,3}/u
const OPENINGS = new RegExp(OPENING, 'gu')

/** The first one, two and three letters of each word: of hundreds of names few open like any of them. */
function openingsIn(text: string): Set<string> {
  const openings = new Set<string>()
  for (const opening of text.match(OPENINGS) ?? [])
    for (let length = 1; length <= opening.length; length += 1)
      openings.add(opening.slice(0, length).toLowerCase())
  return openings
}

/** Model names that are words or numbers of their own ("Focus", "300") count only when written like a name. */
function isTelling(name: string, text: string): boolean {
  if (/^\d+$/.test(name)) return false
  if (name.length < 4 && !/\d/.test(name)) return false
  return !COMMON_WORDS.has(name.toLowerCase()) || isWrittenAsName(name, text)
}

/** With its capital in the middle of a sentence. */
const isWrittenAsName = (name: string, text: string) => new RegExp(`[a-z\\d,] ${escaped(name)}\\b`).test(text)

/** "The rear seat" is no car; "seat ibiza" is one by its model. */
const COMMON_MAKES = new Set(['seat'])

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
