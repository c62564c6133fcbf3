/** The letters of a VIN (ISO 3779): no I, O and Q. */
export const VIN_LETTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ'

/** What a reader of everyday text may write where a VIN holds another letter. */
const READ_AS: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', '|': '1', '!': '1' }

/** The letter of a VIN that a character stands for, by its place in VIN_LETTERS; -1 for none. */
export function vinLetterOf(character: string): number {
  const upper = character.toUpperCase()
  return upper.length === 1 ? VIN_LETTERS.indexOf(READ_AS[upper] ?? upper) : -1
}
