import { anyOf, type Pattern } from './any-of.ts'
import { ASKS_IN_SHORT } from './asks-in-short.ts'
import { asksAboutPrice } from './read-amount.ts'

/** What one may ask beside a case, or say of it, that its sheet holds the answer to. */
export type TalkTopic =
  | 'newCase'
  | 'now'
  | 'drive'
  | 'explosion'
  | 'breakdown'
  | 'waiting'
  | 'time'
  | 'extremes'
  | 'cost'
  | 'quote'
  | 'worth'
  | 'certainty'
  | 'cause'
  | 'fault'
  | 'others'
  | 'workshop'
  | 'tools'
  | 'check'
  | 'checked'
  | 'doubt'
  | 'inShort'
  | 'fear'
  | 'unheard'
  | 'read'

const WHO = String.raw`(?:i|we|she|he|they|it|(?:my|our|the) (?:\w{1,24} )?(?:kids?|child(?:ren)?|baby|babies|son|daughter|wife|husband|mom|mum|mother|dad|father|family|passengers?|friend|dog))`
/** "Can I still use it", in the words of those who have somewhere to be. */
const ASKS_TO_DRIVE = anyOf([
  String.raw`\b(?:can|could|may|should) ${WHO} (?:still |just |safely )?(?:ride|sit|travel|come|be) (?:along |back )?(?:in|with)\b`,
  String.raw`\b(?:can|could|will|would|might|think|reckon|if) ${WHO}(?: can| could| will)? (?:still |just |even )?(?:make it|get (?:another |like )?(?:\d{1,20}|a few|a couple(?: of)?) (?:more )?(?:miles?|blocks?|km))\b`,
  String.raw`\b(?:can|could|should|may) ${WHO} (?:still |just )?finish (?:my|the|this|our|his|her) (?:shift|day|route|trip|errands?|deliver\w{1,24}|rounds?|drive|ride|week|journey)\b`,
  String.raw`\b(?:can|could|may|should|is it (?:ok|okay|fine|alright) (?:to|if)) (?:${WHO} )?(?:still |just |keep )?us(?:e|ing) (?:it|this|her|(?:the|my|this) (?:car|truck|van|suv))\b(?! (?:as|instead|on (?:my|the)))`,
  String.raw`\bis (?:it|that|this|she|the car|my car) (?:still |even )?safe (?:w\/?|with|when|if)(?= )`,
  String.raw`\b(?:tell me|know|say) (?:if|whether) (?:it|that|this|she|the car|my car)(?:['’]?s| is)? (?:still |even )?(?:safe|ok|okay|dangerous|driv\w{1,24})\b`,
  String.raw`\b(?:i|we)(?:['’]?ve)? (?:really |still |also )?(?:have to|need to|gotta|got to|must) (?:go )?(?:pick (?:up|(?:my|the|our) \w{1,24} up)|drop (?:off|(?:my|the|our) \w{1,24} off)|be at|be (?:home|somewhere|there)|get (?:to (?:work|school|the (?:airport|hospital|office))|home|there)|take my (?:kids?|son|daughter|wife|husband|mom|mother|dad|father)|go to (?:work|school))\b`,
])

/** "You didn't answer me", "this is useless", "sorry": a person, and no question about the sheet. */
const FEELS_UNHEARD =
  /\byou (?:still |really )?(?:did(?:n['’]?t| not)|have(?:n['’]?t| not)|are(?:n['’]?t| not)|do(?:n['’]?t| not)|never|wo(?:n['’]?t)) (?:even |really )?(?:answer\w*|listen\w*|help\w*|hear\w*)(?: (?:me|my question|to me|it|that|anything|at all))*\W*$|^\W*(?:so |but |ok |well |god |wow )*(?:this|that|it|you|this app|this thing|candi)(?:['’]?s|['’]?re| is| are|re)? (?:\w+ )?(?:useless|no help|not help(?:ing|ful)|unhelpful|pointless|worthless|a joke|stupid|dumb|garbage|trash|a waste of (?:my )?time)\W*$|^\W*(?:i['’]?m |im |i am )?(?:so |really |very )?sorry(?: about that| for (?:that|bothering you))?\W*$/i

/** In the order in which they are looked for: after another car, what to do at once and whether it may be driven come before everything else. */
const TOPICS: readonly (readonly [TalkTopic, Pattern])[] = [
  [
    'newCase',
    /^\W*(?:ok(?:ay)? |so |now |and |also |but )*(?:(?:an? |my |the |on my |about my |for my )?(?:different|other|another|second) (?:car|vehicle|truck|van)\b|(?:let['’]?s |can (?:i|we) |i want to )?(?:start (?:over|anew)|reset|begin again)\W*$|new (?:case|car)\b)/i,
  ],
  [
    'now',
    /^\W*(?:so |ok(?:ay)? |and |then )*what (?:do|should|can|would) (?:i|we) do(?: now| then| next| first)?\W*$|^\W*(?:so |ok(?:ay)? |and )*(?:what|now what)(?:'s| is)? (?:now|next)\W*$|^\W*now what\W*$|^\W*(?:please )?help(?: me)?(?: please)?\W*$|\bshould i (?:stop|pull over|tow (?:it|the car))\b|\bdo i need a tow\b|\bshould (?:i|we) (?:call|get) a tow|\b(?:should|can|may|could|do) (?:i|we) (?:just |still )?(?:keep|continue|go on|stop) (?:trying|cranking|turning the key|attempting)\b/i,
  ],
  ['drive', ASKS_TO_DRIVE],
  [
    'drive',
    /\b(?:safe|ok|okay|all ?right|fine|possible|risky|dangerous|can i|should i|could i|may i)\b.{0,90}\b(?:driv\w{0,24}|go(?! to (?:the |a |my )?(?:dealer|independent|mechanic|chain)\b)|commute|trip|take it|work|(?<!at )home|highway|motorway|tow)\b|\bhow (?:long|far)\b.{0,90}\b(?:driv\w{0,24}|go|wait)\b|\bhow long (?:will|would|can|does) (?:it|this|that|she|(?:the|my) car) last\b|\b(?:is|was) (?:it|that|this) (?:bad|dangerous|serious|urgent)\b|\bis (?:it|that|this|she|the car|my car) (?:still )?safe(?: for (?:me|us|my|our|the|kids|children)\b.{0,90})?\W{0,9}$|\bhow (?:bad|dangerous|serious|urgent)(?: is (?:it|that|this))?\W{0,9}$|\bhow (?:bad|dangerous|serious|urgent) is (?:it|that|this)\b|\b(?:could|can|might) (?:it|this|that) be (?:serious|dangerous|bad)\b|\bis (?:it|this|that) (?:normal|a problem|something serious)\W{0,9}$|\bshould (?:i|we) (?:be )?(?:worr\w{1,24}|stop using it|keep (?:going|using it))\b|\bwhat if (?:i|we) (?:only |just |keep |still )?(?:driv\w{0,24}|go|going)\b|\b(?:will|can|would|could) (?:i|we|it) (?:still )?(?:get|make it|drive it|limp it) (?:home|there|to)\b|\bwill (?:i|it) make it\b|\bhow long (?:do|have) i (?:have|got)\b|\bwill it (?:last|leave me (?:stranded|standing))\b|\bcan i (?:just )?(?:fill|top|add)\b.{0,90}\band (?:go|drive)\b|\bdo (?:i|we) (?:still )?(?:have|need) to (?:stop|fix it|get it fixed|go to (?:a|the) (?:shop|mechanic|garage|workshop))\b|\bcan (?:it|this|that) wait\b|\bhow much (?:time|longer) (?:do|have) i\b|^\W{0,9}(?:so |ok(?:ay)? |and |but |then ){0,6}(?:am i|are we|is it|it['’]?s|all)? ?(?:all )?(?:good|safe|ok|okay|in the clear)(?: to (?:go|drive))?(?: now| then)?\W{0,9}\?{1,20}\W{0,9}$|\bam i (?:good|ok|okay|safe)\b|\bsafe at \d|\b(?:still )?(?:have|need) to (?:be )?tow\w{0,24}\b|\bwould you (?:let|drive|put)\b|\b(?:i|we|she|he|my (?:wife|husband|son|daughter)) (?:really |still )?needs? (?:the car|it|to (?:get|go|drive))\b|^\W{0,9}stop using it\W{0,9}$|\b(?:is|was) (?:it|this|that) (?:that|so|very|really) (?:bad|dangerous|serious|urgent)\b/i,
  ],
  [
    'worth',
    /^\W{0,9}(?:so |and |but |ok(?:ay)? |then ){0,6}(?:(?:is|would) (?:it|this|that|she|he|(?:the|my|this) (?:car|truck|van|thing)) (?:be )?)?(?:even |still |really |it ){0,6}worth (?:it|fixing|repairing|saving|keeping|the (?:money|repair|trouble|hassle)|(?:doing|getting) (?:it )?(?:fixed|repaired))(?: it| at all| anymore| then| or not){0,6}\W{0,9}$|\b(?:should|do|would) (?:i|we|you) (?:even |just |really |still ){0,6}(?:bother|fix (?:it|this)|repair (?:it|this)|junk|scrap|sell|dump|trade|get rid of (?:it|her|this car|the car|my car))\b|\b(?:junk|scrap) (?:it|her|this (?:car|thing))\b|\bcut my losses\b|\btime (?:for|to get) (?:a new|another) (?:car|one)\b|\bworth (?:more than|less than|only|about|maybe|like|\$)/i,
  ],
  [
    'explosion',
    /\b(?:explode|explosion|blow(?:s|ing)? up|blow(?:s)? (?:on me|any (?:minute|moment|second))|catch(?:es)? fire|going to blow|gonna blow|go(?:es|ing)? up in flames|chances? (?:that )?it (?:blows|explodes))\b/i,
  ],
  [
    'breakdown',
    /\b(?:can|could|will|would|might|may|going to) (?:it|they|she|this|that|(?:the|my) \w{1,24}) (?:really |just |suddenly |still |all |simply ){0,3}(?:die|quit|fail(?! (?:the |an? |my )?(?:inspection|mot|smog|emissions?|test))|seize|snap|stall|burst|give (?:out|up)|break(?: down| apart)?|conk out|cut out|shut (?:off|down)|go out|let go|lock up|fall off|come off|leave (?:me|us)|strand(?: me| us)?)\b/i,
  ],
  [
    'waiting',
    /\bcan (?:i|it|we) wait\b|\b(?:will|does|would|can|could) (?:it|this|that) (?:just )?(?:go away|heal|fix itself|stop)(?: by itself| on its own)?\W{0,9}$|\bwait (?:un)?till?\b.{0,90}\?{0,20}$|\buntil (?:my|the) next (?:service|paycheck|payday|month|week|oil change)\b|\bwhat(?:['’]?s| is) the worst (?:that|thing|it)\b|\b(?:ignor\w{1,24}|leave it(?! (?:parked|standing|running|on|outside|in|here|there|at)\b)|do nothing|don['’]?t (?:fix|repair|do anything)|not (?:fix|repair)(?:ing)?|keep driving (?:it )?(?:like this|as is)|put it off)\b.{0,90}\?{0,20}$|^\W{0,9}(?:and |but |so ){0,6}(?:will|would|could|can|does|is) (?:it|this|that) (?:\w{1,24} )?(?:(?:get|getting|become) (?:any )?worse|damage|ruin|hurt|destroy|kill|break(?: down)?|fail)\b(?!.{0,90}\b(?:inspection|mot|smog|emissions|test|bank)\b)|\bwhat (?:happens|will happen|would happen) (?:if|when) (?:i|we|it)\b/i,
  ],
  [
    'time',
    /\bhow (?:long|many (?:hours|days)|much time)\b.{0,90}\b(?:takes?|fix\w{0,24}|repair\w{0,24}|shop|hours|days|work)\b|\bhow soon (?:can|will)\b.{0,90}\b(?:fix\w{0,24}|repair\w{0,24}|ready|done)\b/i,
  ],
  [
    'extremes',
    /\b(?:worst|best)[ -](?:case|scenario)\b|\bcheapest\b|\bleast expensive\b|\bmost expensive\b|\bat (?:the )?(?:worst|best)\b|\bwhat(?:['’]?s| is) the (?:worst|best)\b(?! (?:that|thing|it))/i,
  ],
  [
    'cost',
    /^(?!.{0,90}\b(?:diagnos\w{0,24}|second opinion|tow(?:ing|ed)?|insurance|warranty|hourly|per hour|an hour|this app|this site|you|deposit|credit card)\b).{0,90}\b(?:how much(?! (?:oil|coolant|fluid|gas|fuel|water|air|pressure|time|longer|play|tread))|how many (?:bucks|dollars)|costs?|prices?|pric(?:e)?y|expensive|pay|afford|quotes?|rip(?:ped)?[ -]?off|ball ?park|(?:rough |any |price )estimate|estimate\W{0,9}$|run me|set me back|am i looking at|are we talking|break the bank|going rate|(?:shops?|they|mechanics?|garages?|dealers?) (?:usually |normally )?charge|charge (?:for|me)|hurt my wallet|(?:is (?:it|this|that) |will (?:it|this) be )(?:going to be |gonna be )?(?:cheap|pricey)|(?:the )?damage (?:gonna|going to) be|what(?:['’]?s| is) the damage)\b/i,
  ],
  [
    'certainty',
    /\bwhy (?:do|would|are|is)\b.{0,90}\b(?:think|say|sure|so)\b|\bhow (?:do|can|would|could) (?:you|u|ya) (?:even )?know\b|\b(?:are|r) (?:you|u|ya) (?:really |just |only |so |100 ?% ){0,6}(?:sure|certain|guessing|positive)\b|\bhow (?:sure|certain|confident)\b|\bwhat are the (?:chances|odds)\b|\bwhat makes you (?:think|say|sure)\b|\bis (?:that|this) (?:just )?a guess\b|\b(?:based on what|what (?:are (?:you|u)|is (?:this|that)) bas(?:ing|ed)|where (?:do|did) (?:you|u) get (?:your|this|that|the) (?:info\w{0,24}|data|answers?|idea)|u sure)\b/i,
  ],
  [
    'fault',
    /\b(?:my|our) (?:own )?fault\b|\bdid (?:i|we) (?:do (?:something|anything|this|that)|break|cause|ruin|kill|damage|destroy)\b|\bwhat did i do (?:wrong)?|\bcould i have (?:prevented|avoided|known)\b/i,
  ],
  [
    'cause',
    /^\W{0,9}(?:but |and |so |ok(?:ay)? ){0,6}(?:why|how come|how so)(?: (?:is|does|would) (?:that|it|this)(?: do (?:that|this|it))?)?\W{0,9}$|\bwhy (?:is|does|did|would|has|had) (?:it|this|that) (?:do|happen\w{0,24}|go|start|break|broke)\b|\bhow (?:did|does|could|can) (?:this|that|it|such a thing) happen\b|\bwhat(?:['’]?s| is| was| has| could be)? (?:caus(?:e|ed|es|ing) (?:it|this|that)|wrong(?: with (?:it|her|the car|my car))?|the (?:cause|reason|problem|issue|matter))\W{0,9}$|\b(?:what|which) (?:part|component) (?:is it|is bad|failed|broke|could it be)\b|^\W{0,9}(?:so |ok(?:ay)? |and |but ){0,6}what(?: do you think)? (?:is it|it is|could it be|is wrong)\W{0,9}$/i,
  ],
  [
    'others',
    /\bwhat else\b|\banything else\b|\bother (?:cause|possib|reason|option)|^\W*(?:and |but |so )*(?:what )?if (?:it|that)(?:['’]?s| is)?(?: not|n['’]?t)(?: (?:it|that))?\W*$|^\W*(?:and |but |so )*(?:what )?if it isn['’]?t(?: (?:it|that))?\W*$/i,
  ],
  ['workshop', /\b(?:tell|say to|ask)\b.{0,90}\b(?:mechanic|shop|workshop|garage|dealer)\b/i],
  ['tools', /\b(?:what|which) tools?\b|\bneed (?:any |special )?tools\b/i],
  [
    'check',
    /\b(?:check|test|find out|look at)\b.{0,40}\b(?:myself|self|at home|it)\b|\bwhat can i (?:do|check)\b|\bdiy\b|\bwhere do i look\b|\bhow (?:do|can) i (?:test|check|find out|look|tell)(?: (?:it|that|this|for it|which))?\W{0,9}$|\b(?:can|could) i (?:fix|repair|do) (?:it|this|that)\b|\b(?:can|could) (?:my|a) (?:\w{1,24} )?(?:neighbou?r|friend|dad|father|brother|husband|uncle|son|boyfriend) (?:fix|repair|do) (?:it|this|that)\b|^\W{0,9}(?:(?:so|ok|okay|and) ){0,6}(?:which|what)(?: one| check| of (?:them|these|those))?(?: (?:do|should|can|would|must) (?:i|we) (?:do|check|try|look at|test))? first\b|\bwhere (?:do|should|can|would) (?:i|we) (?:start|begin)\b|\bwhat (?:do|should|can|could) (?:i|we) (?:check|look (?:at|for)|try|test)\b/i,
  ],
  [
    'checked',
    /^\W*(?:ok(?:ay)? |so |well |yes |yeah )*(?:i|we)(?:['’]?ve| have)? (?:already |just |now )?(?:checked|looked|tested|tried|did)(?: (?:at )?(?:it|that|this|them|those|everything|all(?: of (?:it|that|them))?))?(?:\W+(?:and|but)? ?(?:it|its|it['’]s|they|they['’]re|theyre|all|everything|nothing|no)(?:\W+\w+){0,3})?\W*$|^\W*(?:it|they|that|everything|all)? ?(?:looks?|looked|seems?|seemed) (?:ok|okay|fine|good|normal|alright)(?: to me)?\W*$|^\W*(?:nothing|no) (?:changed?|happened|unusual|difference)\W*$/i,
  ],
  [
    'doubt',
    /\byou(?:['’]re|['’]?r| are|re) (?:wrong|mistaken|lying)\b|^\W{0,9}(?:no |nope |but |i think ){0,6}(?:that|this|it)(?:(?:['’]?s| is| was)? (?:wrong|not (?:it|right|true|correct))| (?:isn['’]?t|is not|ain['’]?t) (?:it|right|true|correct))\W{0,9}$|^\W{0,9}(?:no |but ){0,6}i (?:disagree|don['’]?t (?:agree|believe (?:it|that|this|you)|buy (?:it|that)))\b|\bcan(?:['’]?t|not) be (?:it|that|this|right|true)\b|^\W{0,9}(?:no |but |well ){0,6}(?:it|that|this)(?:['’]?s not| is not| isn['’]?t|s not) (?:the|an?|my) [\w -]{2,30}\W{0,9}$/i,
  ],
  ['unheard', FEELS_UNHEARD],
  ['inShort', ASKS_IN_SHORT],
  [
    'read',
    /\b(?:did|do|can) you (?:even )?(?:understand|get|read|hear) (?:me|that|it|what)\b|\bwhat (?:did|do|have) you (?:read|understood|understand|got|get|know)(?: so far| from (?:my words|me|that))?\W*$|\bwhat signs\b/i,
  ],
  [
    'fear',
    /\b(?:i['’]?m|i am|feel(?:ing)?) (?:\w+ ){0,2}(?:scared?|scarr?e?d|affraid|afraid|worried|nervous|terrified|panick\w*|freak\w* out|stressed|anxious|overwhelmed|frustrated|upset|desperate|crying)\b|^\W*(?:this|it|that)(?:['’]?s| is) (?:\w+ ){0,2}(?:stressful|scary|frightening|terrifying|frustrating|a nightmare|too much)\W*$|^\W*(?:what a (?:mess|nightmare)|i (?:really )?hate (?:this|my car|this car)|i can['’]?t (?:deal with|take|afford) (?:this|it)(?: (?:right )?now)?)\W*$|^\W*(?:so |really )*(?:scared|scard|worried|freaking out)\W*$/i,
  ],
]

/** Characters of a message that asks for one thing; a longer one tells something, whatever it asks in passing. */
const LONGEST = 160
/** Answered however much is told beside. */
const ALWAYS: ReadonlySet<TalkTopic> = new Set(['newCase', 'now', 'drive'])

/** A price that is named is asked about, whatever else is, but for these. */
const BEFORE_PRICE: ReadonlySet<TalkTopic> = new Set([
  'newCase',
  'now',
  'drive',
  'explosion',
  'worth',
  'fear',
])

export const feelsUnheard = (text: string): boolean => FEELS_UNHEARD.test(text)

export function topicOfTalk(text: string): TalkTopic | null {
  const topic =
    TOPICS.find(([topic, asks]) => (text.length <= LONGEST || ALWAYS.has(topic)) && asks.test(text))?.[0] ??
    null
  return (topic && BEFORE_PRICE.has(topic)) || !asksAboutPrice(text) ? topic : 'quote'
}

const isAbout = (wanted: TalkTopic) => (text: string) =>
  TOPICS.some(([topic, asks]) => topic === wanted && asks.test(text))

/** Whether it may be driven, and how far or how long: the question that is answered whatever else is spent. */
export const asksWhetherToDrive = isAbout('drive')

/** "What now?": what to do at once stands on the sheet. */
export const asksWhatToDo = isAbout('now')

/** "I'm scared": with a case or without one. */
export const isAfraid = isAbout('fear')

/** "Different car: it shakes": told beside a case, and no part of it. */
export const asksForNewCase = isAbout('newCase')
