import { LAMPS, type Lamp, type LampColour } from '@candi/contracts'
import { lampName } from '../../api/lamp-name.ts'
import type { LampBook } from '../../api/lamp-words.ts'

type LampTone = 'red' | 'amber' | 'green'
type LampGroup = { tone: LampTone; title: string; lamps: Lamp[] }

const TITLES = {
  red: 'Red: it warns of danger',
  amber: 'Amber: have it looked at',
  green: 'Green, blue or white: it tells what is on',
} as const satisfies Record<LampTone, string>

const toneOf = (colour: LampColour): LampTone => (colour === 'red' || colour === 'amber' ? colour : 'green')

/** Lamps by their usual color, those found whose name, other names or looks hold all words that were typed. */
export function lampGroups(book: LampBook | undefined, typed: string): LampGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const found = LAMPS.filter((lamp) => {
    const told = book?.get(lamp)
    const text = [lampName(lamp, book), ...(told?.otherNames ?? []), told?.looks ?? '']
      .join(' ')
      .toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const usual = (lamp: Lamp) => toneOf(book?.get(lamp)?.meanings[0]?.colour ?? 'amber')
  return (['red', 'amber', 'green'] as const).flatMap((tone) => {
    const lamps = found.filter((lamp) => usual(lamp) === tone)
    return lamps.length > 0 ? [{ tone, title: book ? TITLES[tone] : 'All lamps', lamps }] : []
  })
}
