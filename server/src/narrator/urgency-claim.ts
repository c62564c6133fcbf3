import type { UrgencyWord } from '@candi/contracts'

/** What a sentence says about driving on. */
export type DrivingClaim = 'may_drive' | 'must_stop' | 'harmless'

const NOT =
  "(?:not|never|no longer|hardly|cannot|unsafe|(?:is|are|was|do|does|did|ca|wo|would|should|could|must)n['’]t)"
const MAY_DRIVE = [
  /\b(?:safe|ok|okay|fine|all ?right|alright|acceptable|no problem)\b[^.;]{0,40}\b(?:driv\w*|go on|going|continu\w*|keep|use it|commut\w*|trip)\b/i,
  /\b(?:you|it|the car|your car)(?: \w+)? (?:can|may|could)(?: \w+){0,3} (?:driv\w*|keep going|carry on|continue|go on|be driven|wait|commute)\b/i,
  /\b(?:feel free to|go ahead and|keep|just) (?:on )?(?:driv\w*|using (?:it|the car))\b/i,
  /\bno (?:need|reason|rush|hurry) to (?:stop|tow|park|hurry|worry|rush)\b|\b(?:needn't|needn’t|don't need to|don’t need to|do not need to|not necessary to) (?:stop|tow|worry|park)\b/i,
  /\bdriv(?:e|ing) (?:it )?(?:is|normally|as usual|home|to work)\b/i,
]
const MUST_STOP = [
  /\b(?:do not|don't|don’t|never|must not|mustn't|should not|shouldn't|shouldn’t|stop|avoid|cease|quit) (?:driv\w*|use the car|start (?:it|the engine)|restart)\b/i,
  /\b(?:tow(?:ed)? (?:it|the car|your car)|call (?:a|for a|roadside) ?(?:tow\w*|assistance)|have it towed|get it towed|tow truck|pull over|stop (?:now|immediately|at once|the car|the engine)|switch (?:it|the engine) off (?:now|immediately|at once))\b/i,
  /\b(?:unsafe|dangerous|risky) to (?:driv\w*|continue|keep|go on)\b/i,
  /\b(?:not|isn't|isn’t|never) (?:safe|ok|okay|fine|all ?right)\b[^.;]{0,40}\b(?:driv\w*|continu\w*|go|keep)\b/i,
]
const HARMLESS =
  /\b(?:harmless|nothing (?:serious|to worry|dangerous)|no(?:t| cause for| reason for)? (?:a )?(?:serious|urgent|alarm|dangerous|a big deal|concern)|don't worry|don’t worry|do not worry|safe to ignore|ignore (?:it|this|the)|no big deal|perfectly normal|can be ignored|isn't urgent|is not urgent)\b/i
/** "If it turns red, stop": a tripwire, no verdict. */
const IS_CONDITIONAL = /\b(?:if|when|whenever|once|unless|until|should (?:it|the)|in case|as soon as)\b/i
const NEGATED_PERMIT = new RegExp(
  String.raw`\b${NOT}\b[^.;]{0,30}\b(?:safe|ok|okay|fine|can|may|drive|wait)\b`,
  'i',
)

/** What a sentence claims, at most one thing of each kind; a question claims nothing. */
export function drivingClaimsIn(sentence: string): readonly DrivingClaim[] {
  if (/\?\W*$/.test(sentence)) return []
  const claims: DrivingClaim[] = []
  const stops = MUST_STOP.some((pattern) => pattern.test(sentence))
  if (stops && !IS_CONDITIONAL.test(sentence)) claims.push('must_stop')
  if (HARMLESS.test(sentence)) claims.push('harmless')
  const permits = MAY_DRIVE.some((pattern) => pattern.test(sentence))
  if (permits && !stops && !NEGATED_PERMIT.test(sentence)) claims.push('may_drive')
  return claims
}

/** Bounds that make "you can drive" fit a verdict that allows the way to the workshop only. */
const ONLY_SO_FAR = /\b(?:only|nearest|closest|workshop|shop|mechanic|garage|short|slowly|safe place)\b/i

/**
 * Whether a sentence contradicts the verdict. Without a verdict nobody may be told to drive on, since nothing is known.
 * A warning is always allowed where the verdict is stop, and where it is none.
 */
export function contradictsVerdict(sentence: string, urgency: UrgencyWord | null): boolean {
  return drivingClaimsIn(sentence).some((claim) => {
    if (claim === 'must_stop')
      return urgency !== null && urgency !== 'stop' && !(urgency === 'limp' && ONLY_SO_FAR.test(sentence))
    if (claim === 'harmless') return urgency !== 'watch'
    if (urgency === null || urgency === 'stop') return true
    return urgency === 'limp' && !ONLY_SO_FAR.test(sentence)
  })
}
