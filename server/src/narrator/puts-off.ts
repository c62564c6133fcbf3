/** Time is what nobody has beside "stop" and "limp". */
const LATER =
  /\b(?:tomorrow|weekend|appointment|payday|fortnight|some ?day|sometime|eventually|at some point|in due course|later (?:on|this)|take your time|soon enough|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next time (?:you (?:are|go|visit|have)|it is|at)|next (?:service|oil change|inspection|visit|check-?up|mot)|mot|(?:at|to) (?:your|the next|a) convenien\w+|when(?:ever)? (?:it is )?(?:convenient|possible|you have|it suits|convenient|there is|you get|you find)|after (?:your|the) (?:trip|holidays?|vacation|journey))\b/
const PERIOD =
  /\b(?:next|this|coming|end of the|another|an?|few|couple of|within (?:\w+ ){0,3}|several|many|some|more|two|three|four|\d+) (?:more |next |coming )?(?:days?|weeks?|months?|years?)\b|\bfor (?:\w+ ){0,2}(?:days|weeks|months|years)\b|\bwithin (?:\w+ ){1,4}(?:days?|weeks?|months?)\b/
const HAS_TIME =
  /\b(?:there is|there's|you have|you've got|plenty of|enough|lots of|still|some) time\b|\b(?:no|not in a|not any|without) (?:great |big |particular |real )?(?:hurry|rush)\b|\bpostpon\w+|\bput(?:ting)? (?:it|this|the repair|that) off\b|\bplan (?:the|a|your)\b|\bnot? (?:need|reason) to (?:hurry|rush)\b|\bno need to (?:visit|see|go to|call)\b/
const WAITS =
  /\b(?:can|could|may|might|will|should|would)(?:n't|'t)?(?: \w+){0,2} wait\b(?! (?:in|there|outside|away|behind|at|inside|safely|for (?:the tow|a tow|help|the truck|roadside|recovery|them|assistance))\b)|\bcannot wait\b/
const CANNOT_WAIT =
  /\b(?:cannot|can't|can not|couldn't|could not|won't|will not|should not|shouldn't|mustn't|must not) wait\b/
/** "Do not wait until tomorrow" and "it may not last until the weekend" put nothing off. */
const URGES =
  /(?:\b(?:not|never|cannot)|n't)(?: \w+){0,2} (?:wait|leave|put|delay|postpone|drive|use|start|hold|last|survive|let)\b|\bnot (?:in|until|next|tomorrow)\b|\b(?:too late|rather than|instead of|before the end)\b/
/** What was is no delay: "you wrote that it squealed for weeks". */
const WAS =
  /\b(?:was|were|been|had|since|ago|last|started|began|wrote|said|told|describ\w+|mention\w*|used to)\b/

/** Whether a clause gives time that the verdict does not. */
export function putsOff(clause: string): boolean {
  if (WAITS.test(clause))
    return !CANNOT_WAIT.test(clause) || /\b(?:nothing|no reason|there's no|there is no)\b/.test(clause)
  if (URGES.test(clause)) return false
  if (HAS_TIME.test(clause)) return true
  return (LATER.test(clause) || PERIOD.test(clause)) && !WAS.test(clause)
}
