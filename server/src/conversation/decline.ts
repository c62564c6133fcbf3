import type { Assessment } from '@candi/contracts'
import type { Intent } from '@candi/engines/text'
import { isCourtesy } from './courtesy.ts'
import type { DiagnosisParts } from './ports.ts'
import { stillStands } from './still-stands.ts'
import { feelsAlone } from './topic-of-talk.ts'

/** Short, kind and useful answers to what is no car trouble; none of them carries a diagnosis. */
export function replyWithoutDiagnosis(
  { acts }: Pick<DiagnosisParts, 'acts'>,
  intent: Intent,
  text: string,
  emergencyNumber: string,
  hasCase: boolean,
  sheet: Assessment | null,
): string {
  switch (intent) {
    case 'medical':
      return `**Call emergency services now: ${emergencyNumber}.** If you are in the car, stop where it is safe, switch the engine off and get everyone into fresh air. Do not drive yourself. When everyone is safe, tell me about the car and I will help with that.`
    case 'harm':
      return `I can't help with that. If you or someone else may get hurt, call ${emergencyNumber}; if you are carrying something heavy, a crisis line (988 in the US, 116 123 in the UK) listens at any hour. If a car of yours is not right, I am glad to help with that.`
    case 'tamper':
      return tamperReply(text)
    case 'smalltalk':
      if (/thank|cheers|helpful|great|awesome/i.test(text))
        return `You are welcome. ${stillStands(sheet)}If something changes, a new noise, a lamp, a smell, just tell me and the sheet follows.`
      if (sheet && TELLS_MORE.test(text) && !isCourtesy(text)) return noteWhatIsTold(sheet)
      return hasCase
        ? `All right. ${stillStands(sheet)}Ask what you like about the sheet, or tell me what else the car does, and it follows.`
        : feelsAlone(acts, text)
          ? 'I am here, and we take it one step at a time. If you are driving now, stop first where it is safe. Then tell me one thing that the car does: what you hear, feel, smell or see.'
          : 'Hello. Tell me what the car does: what you hear, feel, smell or see, since when, and when it happens.'
    default:
      return 'I only know cars. If yours makes a noise, shows a lamp or behaves oddly, describe it in your own words and I will tell you whether you can drive it and what it is likely to be.'
  }
}

/** Since when, how old, what was done or works: "about a month", "the battery is new". */
const TELLS_MORE =
  /\d|\b(?:since|ago|yesterday|today|tonight|weeks?|months?|years?|days?|hours?|miles|morning|evening|winter|summer|always|never|first time|last|new|old|used|recently|changed|replaced|serviced|works?|working|fine|full|better|worse|same|front|rear|back|left|right|side|both|slowly|fast|loud|quiet|cold|warm|hot|wet|dry|highway|town|city|hills?|park\w{0,24}|battery|oil|coolant|brakes?|tires?|tyres?|engine|belt|radio|lights?|gas|diesel|automatic|manual|stick|dealer|mechanic|shop)\b/i

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

function tamperReply(text: string): string {
  if (/odometer|mileage|clock/i.test(text))
    return "I can't help change a mileage reading: it is fraud nearly everywhere. If the odometer is faulty, a workshop can replace the cluster and note the true distance in the papers; I can help you describe the fault."
  if (/immobili|fob|key|hot ?wire|starter lock|without (?:a |the )?key/i.test(text))
    return "I can't help get around an immobilizer. If it is your car, the dealer or an auto locksmith makes a new key against your papers, often the same day. If the lamp with the key stays lit, tell me what the car does and I will help with the fault."
  if (/airbag|srs|seat ?belt/i.test(text))
    return "I can't help switch off an airbag or belt warning: it is what protects you in a crash. Often the fault is a cheap plug under the seat; tell me when the lamp came on and I will help you find it."
  if (/track|gps/i.test(text))
    return "I can't help with a tracker on a car that may not be yours. If the car is yours, the company that fitted it removes it; the police can help if somebody tracks you."
  return "I can't help defeat an emission control or an inspection: it is illegal on the road and usually makes the engine worse. A clogged filter, a stuck valve or a lamp has a cause that can be repaired, often for less than a delete. Tell me what the car does and I will look for it."
}
