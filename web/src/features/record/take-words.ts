import type { Level } from '@candi/engines/audio'
import type { Tell } from './live-words.ts'

/** Nothing but zeros, or the noise of a switched-off input. */
const SILENT_BELOW_DB = -90
/** As `LiveCheck`: below, the microphone's own hiss takes over. */
const QUIET_BELOW_DB = -50
/** Share of samples at the edge: heard as crackle from about one in a thousand. */
const CLIPPED_FROM = 0.002

/** What is to be said of a whole recording before it is used; null where all is well. */
export function tellOfTake({ loudnessDb, peakDb, clippedShare }: Level): Tell | null {
  if (peakDb < SILENT_BELOW_DB)
    return { bold: 'No sound at all.', rest: 'Is the microphone covered or switched off? Record again.' }
  if (loudnessDb < QUIET_BELOW_DB)
    return { bold: 'Very quiet.', rest: 'A hand’s width closer would tell much more.' }
  if (clippedShare >= CLIPPED_FROM)
    return { bold: 'Too loud.', rest: 'The loudest parts are cut off; a little farther away is better.' }
  return null
}
