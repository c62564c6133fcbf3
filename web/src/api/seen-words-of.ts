import { type CasePhoto, isBulbCheck, litLamps } from './case-photo.ts'
import { lampName } from './lamp-name.ts'

/** What was seen in one photo, in short: what speaks for something, or the lamps, or the summary. */
export function seenWordsOf(photo: CasePhoto): string {
  if (!photo.sighting) return ''
  const { sighting, signs } = photo
  const lamps = litLamps(photo)
  const colours = [...new Set(lamps.map(({ id, colour }) => `${lampName(id, undefined)} lit (${colour})`))]
  const others = signs.filter(({ words }) => !/\blamp\b/.test(words)).map(({ words }) => words)
  const seen = [
    ...colours,
    ...others,
    ...(sighting.codes.length > 0 ? [`codes ${sighting.codes.join(', ')}`] : []),
  ]
  const nothing = photo.lamps.length > 0 ? 'No lamp is lit, says the owner.' : sighting.summary
  const told = seen.length > 0 ? `${seen.join('; ')}.` : nothing
  return isBulbCheck(photo) ? `Bulb check with the engine standing: ${told}` : told
}
