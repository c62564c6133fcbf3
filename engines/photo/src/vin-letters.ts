/** The letters of a VIN (ISO 3779): no I, O and Q. */
export const VIN_LETTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ'

/** What a reader of everyday text may write where a VIN holds another letter. */
const READ_AS: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', '|': '1', '!': '1' }

/** The letter of a VIN that a character stands for, by its place in VIN_LETTERS; -1 for none. */
export function vinLetterOf(character: string): number {
  const upper = character.toUpperCase()
  return upper.length === 1 ? VIN_LETTERS.indexOf(READ_AS[upper] ?? upper) : -1
}

/** Letters that look alike where they are small, worn or blurred. */
export const ALIKE: readonly string[] = [
  '0DUC',
  '1LT7J',
  '2Z7',
  '5S6',
  '8B3',
  '6G',
  '4A',
  'VYU',
  'MNHW',
  'KX',
  'PRF',
  'EF',
  'CG',
]
