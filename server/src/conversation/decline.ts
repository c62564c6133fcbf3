import type { Assessment } from '@candi/contracts'
import type { Intent } from '@candi/engines/text'
import type { DiagnosisParts } from './ports.ts'
import { replyToTalk } from './small-talk.ts'

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
      return replyToTalk(acts, text, hasCase, sheet)
    default:
      return 'I only know cars. If yours makes a noise, shows a lamp or behaves oddly, describe it in your own words and I will tell you whether you can drive it and what it is likely to be.'
  }
}

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
