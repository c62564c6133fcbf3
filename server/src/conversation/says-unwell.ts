import { anyOf } from './any-of.ts'

/** A car as its owner calls it. */
const CAR = String.raw`(?:car|truck|van|suv|vehicle|auto|ride|jeep|pickup|minivan|engine|motor|she)`
/** That something is amiss, and nothing of what. */
const AMISS = String.raw`(?:broke|broken|messed up|playing up|sick|unwell|in trouble|not well|acting (?:up|weird|funny|strange|odd|wrong)|(?:is|has been|feels|seems|drives|runs|running|going) (?:all |a bit |a little |really |so |kind of |kinda )?(?:weird|funny|strange|off|odd|wrong)|(?:is not|isn['’]?t|aint|ain['’]t|not) (?:right|ok|okay|itself|herself|well)|having (?:a )?(?:problems?|issues?|troubles?)|has (?:a |an |some )?(?:problems?|issues?)|something['’]?s? (?:is )?wrong)`
const OF_A_CAR = anyOf([
  String.raw`\b${CAR}\b(?:\W{1,9}\w{1,24}){0,4}?\W{1,9}${AMISS}\b`,
  String.raw`\b${AMISS}\b(?:\W{1,9}\w{1,24}){0,3}?\W{1,9}${CAR}\b`,
])
const AMISS_ALONE = anyOf([String.raw`\b${AMISS}\b`, String.raw`^\W{0,9}help\b`])
/** "How do I make someone's car broke": not the car that the writer stands beside. */
const OF_ANOTHER =
  /\bhow (?:do|can|would|could|to)\b|\b(?:someone|somebody|people|phone|laptop|wife|husband|brother|sister)\b/i
/** Who tells more than this tells what it does. */
const MOST_WORDS = 16

/** That something is amiss, in few words, whatever with. */
export const saysAmiss = (text: string): boolean =>
  text.trim().split(/\s+/).length <= MOST_WORDS && AMISS_ALONE.test(text) && !OF_ANOTHER.test(text)

/** "My car is acting weird", "help my honda": a complaint, though nothing is said of what the car does. */
export const saysUnwell = (text: string, namesCar: boolean): boolean =>
  saysAmiss(text) && (namesCar || OF_A_CAR.test(text))
