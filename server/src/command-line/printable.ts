/** What a terminal would obey instead of showing it: control characters, marks that turn the direction of writing, other ends of lines. */
const OBEYED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

const unitsOf = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('')

/** A name of somebody else's as one line that a terminal shows and does not obey. */
export const printable = (name: string): string => name.replace(OBEYED, unitsOf)

/** A value as one line of JSON of which the same holds; it means what it meant. */
export const printableJson = (value: unknown): string => printable(JSON.stringify(value))
