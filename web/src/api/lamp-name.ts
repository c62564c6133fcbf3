import type { Lamp } from '@candi/contracts'
import type { LampBook } from './lamp-words.ts'

const LETTERS = /\b(abs|esc|eps|epc|tpms|dpf|cng|ev)\b/g

/** "Oil pressure lamp", also where the words of the lamps did not arrive. */
export function lampName(lamp: Lamp, book: LampBook | undefined): string {
  const plain = lamp.replaceAll('_', ' ').replace(LETTERS, (letters) => letters.toUpperCase())
  return book?.get(lamp)?.name ?? `${plain.charAt(0).toUpperCase()}${plain.slice(1)} lamp`
}
