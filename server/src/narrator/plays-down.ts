/** Words that make little of it, unless something is said not to be so. */
const LITTLE =
  /\b(?:minor|trivial|harmless|routine|cosmetic|negligible|nuisance|(?:perfectly|quite|completely|totally) (?:normal|safe|fine|ok|okay)|false alarm|glitch|(?:slight|small|little|minimal|low) (?:risk|danger|problem|issue)|good to go|over-?cautious|overreact\w*|too (?:careful|strict|cautious)|(?:looks|sounds|seems|feels) (?:worse|scarier)|ignor(?:e|ed|ing))\b|\b(?:risk|danger)s? (?:is|are|stays?|remains?|seems?) (?:\w+ )?(?:small|low|slight|minimal|negligible|remote|tiny)\b/g
/** How far back such a word stands. */
const REACH_CHARACTERS = 60
const IS_NOT =
  /(?:\b(?:not|never|nothing|far from|hardly|cannot|nobody should|anything but)|n't)(?: \w+){0,2} $/

/** Says by a "no" or a "not" that there is nothing to it. */
const NOTHING_TO_IT = [
  /(?:\b(?:not|nothing)|n't)\b[^.;:!]{0,30}\b(?:right away|immediately|at once|attention)\b/,
  /\b(?:no|not an?|n't an?|rarely an?|seldom an?|hardly an?|never an?|without|nothing (?:of|but)|not any|n't any)(?: \w+)? (?:deal|danger|risk|problem|threat|emergency|issue|trouble|drama|harm|concern|worr(?:y|ies)|catastrophe|disaster)\b/,
  /(?:\b(?:not|nothing|never|hardly|isn't|is not)|n't)(?: \w+){0,2} (?:serious|urgent|dangerous|bad|critical|alarming|dramatic|severe|worrying|grave)\b/,
  /(?:\b(?:not|hardly|never|unlikely to|nothing|without|won't)|n't)(?: \w+){0,2} (?:hurt|harm\w*|damag\w*|worry|worrying|matter (?:much|if|when|whether)|lose sleep|concerned|alarmed|afraid|scared|worried|nervous)\b|\bwithout (?:\w+ )?(?:trouble|harm|worry|risk|damage)\b|\blose sleep\b/,
  /\b(?:only|just|merely|simply|nothing (?:but|more than)) an? (?:\w+ ){0,3}(?:sensor|switch|lamp|light|bulb|fuse|relay|gauge|scare|annoyance|inconvenience|formality|hiccup|loose \w+|matter of)\b/,
  /\b(?:you|it|this|that|everything|all|things|car|engine|brakes?)(?: will| should| would| ought to|'ll|'d|'s| is| are|'re)(?: still| probably| surely)?(?: be)? (?:just |perfectly |totally |absolutely )?(?:fine|ok|okay|all ?right|alright|all good|safe enough|good enough)\b/,
  /\b(?:many|most|lots of|plenty of|other) (?:\w+ )?(?:people|owners|drivers|folks|cars)\b[^.;:!]{0,40}\b(?:live|liv|driv|run|go|do|manag|get by|with that|finish|ignor|years|months)/,
  /\bnothing (?:\w+ ){0,3}(?:to (?:be )?(?:afraid|scared|fear|worr|dread)|happen|bad\b|wrong\b|major|terrible)|\b(?:cause|reason) for (?:alarm|concern|worry|panic)\b|\bconservative\b|\bprecaution\w*\b|\bsafe side\b|\bbetter safe\b/,
  /(?<!\b(?:where|when|if|until|whether|once) (?:it|that|you|this) )\b(?:is|are|'s|'re|be|stays?|remains?|seems?|looks?|still)(?: still| now| again| probably| generally| quite| perfectly| just| reasonably| relatively| basically| usually)? (?:safe|good|fine|ok|okay|all ?right|alright|usable|manageable|tolerable|acceptable|sound|healthy)\b/,
  /\b(?:chance|odds|likelihood|risk|danger)s?\b[^.;:!]{0,12}\b(?:fail|break|happen|accident|way|damage|strand|go(?:ing)? wrong|that you)[^.;:!]{0,30}\b(?:slim|small|low|remote|tiny|minimal|slight)\b/,
  /\b(?:it|this|that)(?:'s| is) (?:\w+ )?(?:common|normal|usual|typical|to be expected)\b/,
  /\b(?:worry|think) (?:too|so) much\b|\bexaggerat\w+|\bcalm down\b|\brarely serious\b|\bhappens (?:a lot|all the time|often)\b/,
]

/** Good hopes, unless somebody says that there are none. */
const HOPES = [
  /\b(?:will|should|can|could|would|'ll|might|may)(?: still| easily| probably| surely| likely)? (?:survive|cope|(?:hold|last)(?: \w+)?(?: for| until| another| a|$)|take (?:another|many more|some more|an? (?:few|couple of|little) more|it$|that$)|get (?:you|it) (?:home|there|to))\b/,
  /\b(?:clear|go|goes|sort|fix|resolve|settle|disappear|vanish|heal)\w* (?:\w+ ){0,3}(?:by itself|on its own|by themselves)\b|\ball there is to it\b|\bmake it$/,
  /\b(?:will|can|should|would|might|could|'ll|may)(?: still| probably| likely| usually| soon| surely)? (?:come back|go out|go away|fade|return to normal|work|be gone|be solved|improve|recover|calm down|be enough|be sufficient|carry you|do the job)\b|\b(?:is|are) (?:\w+ )?(?:enough|sufficient)$|\bturns? out to be (?:nothing|an? (?:bad|faulty|loose|dirty|false|simple))\b/,
]
const NO_HOPE = /(?:\b(?:not|never|nothing|nobody|cannot|how (?:long|far)|whether|if)\b|n't\b)/

/** Whether a clause makes less of the matter than the verdict does. */
export function playsDown(clause: string): boolean {
  for (const { index } of clause.matchAll(LITTLE))
    if (!IS_NOT.test(clause.slice(Math.max(0, index - REACH_CHARACTERS), index))) return true
  if (!NO_HOPE.test(clause) && HOPES.some((pattern) => pattern.test(clause))) return true
  return NOTHING_TO_IT.some((pattern) => pattern.test(clause))
}
