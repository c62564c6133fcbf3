import type { Assessment } from '@candi/contracts'
import { isGrave } from '@candi/domain'
import { lowerFirst } from '../translate/sentence.ts'
import { asksSomething } from './asks-something.ts'
import { plainWords } from './plain-words.ts'

/** What to do at once: the verdict, the first steps, and a check where the car may be looked at. */
export function onNow({ verdict, doNow, checks }: Assessment): string {
  const steps = doNow.slice(0, 3).map(({ title, detail }, index) => `${index + 1}. **${title}.** ${detail}`)
  const check =
    checks[0] && verdict.urgency !== 'stop' ? [`A check for you: ${lowerFirst(checks[0].title)}.`] : []
  return [`**${verdict.headline}.** ${verdict.reason}`, ...steps, ...check].join('\n\n')
}

/** Characters of a question that are repeated. */
const MOST_REPEATED = 80

/** "Can I unplug it?": what no short answer knows is met with the careful way, and with the steps for this car. */
export function onStep(text: string, sheet: Assessment): string {
  const asked = text.trim().replaceAll(/\s/g, ' ')
  const named = asked.length > MOST_REPEATED ? 'For that' : `“${asked}”: for that`
  return `${named} I have no rule of its own. The careful way is engine off and cold, nobody under the car, and nothing opened, unplugged or loosened that is not among these steps.\n\n${onNow(sheet)}`
}

const CALLED = new Set('911 999 112 000 ambulance police cops firefighters'.split(' '))
const CALLED_IN_TWO = new Set(['fire department', 'fire brigade', 'emergency services', 'emergency number'])
const IS_CALLED = new Set('call phone ring dial need 911 999 112 000'.split(' '))

/** Whether a line asks if help for people is to be called: "should I call 911". */
export function asksWhomToCall(text: string): boolean {
  const words = plainWords(text)
  return (
    asksSomething(text) &&
    words.some((word) => IS_CALLED.has(word)) &&
    words.some((word, at) => CALLED.has(word) || CALLED_IN_TWO.has(`${word} ${words[at + 1]}`))
  )
}

/** What 911 is for whatever the car has. */
const FOR_PEOPLE =
  'someone is hurt, dizzy or shut in, something burns or smells of fuel, or the car stands in traffic'

/** How a number of three digits is dialed, and no other line. */
const EMERGENCY_NUMBER = /^\d{3}$/

/** Whether to call it for this car: yes or no first. */
export function onCalling(sheet: Assessment): string {
  const { emergency, verdict } = sheet
  if (!emergency) {
    const forTheCar = isGrave(verdict.urgency)
      ? 'For the car itself a tow or roadside help is enough.'
      : 'From what you told, not for the car.'
    return `Only if ${FOR_PEOPLE}: then yes, at once. ${forTheCar}\n\n${onNow(sheet)}`
  }
  const { call, others, stand } = emergency
  const urgent = [call, ...others].find(({ dial }) => EMERGENCY_NUMBER.test(dial))
  const answer =
    urgent === call
      ? `Yes: call ${call.number} now, from a safe place.`
      : `${urgent?.number ?? 'The emergency number'} if ${FOR_PEOPLE}: then at once. Otherwise ${call.label}, ${call.number}, from a safe place.`
  return `${answer} ${stand}\n\n${onNow(sheet)}`
}
