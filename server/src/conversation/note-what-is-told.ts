import type { Assessment } from '@candi/contracts'
import { stillStands } from './still-stands.ts'

/** What is quiet for a while was there all the same. */
export const noteThatItStopped = (sheet: Assessment): string =>
  `Noted. That it stopped does not clear it: what you told before still counts, until someone has found the cause. ${stillStands(sheet)}If it never was so, flip that sign on the sheet.`

/** "2011 VW Tiguan": what is known of the car rules causes out and in. */
export const noteTheCar = (sheet: Assessment): string =>
  `Noted: this is about ${sheet.carName}. ${stillStands(sheet)}What such a car cannot have is ruled out on the sheet.`

/** "It's a 4 cylinder automatic", "about twice a week": told beside a case, with no sign in it and nothing asked. */
export const noteWhatIsTold = (sheet: Assessment): string =>
  `Noted. I read no new sign in that. ${stillStands(sheet)}${
    sheet.next?.kind === 'question'
      ? `If it answers what I asked, is that yes, no or not sure? ${sheet.next.text}`
      : 'Ask what you like about the sheet, or tell me what else the car does.'
  }`
