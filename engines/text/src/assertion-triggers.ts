import type { Assertion, Trigger } from './trigger.ts'

/** With these a clause begins, and what was said before them holds no longer: "no smoke but it knocks". */
export const TERMINATION: ReadonlySet<string> = new Set(
  'but although though however except then because so until unless'.split(' '),
)

const NO = 'no|not|never|without|nor|neither|none|zero|hardly|barely'
const UNSURE = 'sure|certain|tell|know|idea|clue'
const ASKING = 'why|what|where|how|when|which'
/** What is done to the car: "grinds without braking" says nothing of how it brakes. */
const DOING =
  'braking|accelerating|turning|steering|driving|moving|touching|pressing|pushing|hitting|stepping|using|applying'
/** They take a negation upon themselves: "will not start in the morning" denies the start, not the morning. */
const TAKING =
  'start|run|idle|crank|turn|work|move|shift|stop|charge|open|close|engage|catch|fire|hold|rev|blow|drive|steer|accelerate|' +
  'come|get|stay|lock|unlock|release|stopped|starting|working|want|let'
/** They hand it on: "doesn't do it when cold", "no noise over bumps". */
const HANDING =
  'do|happen|make|occur|it|that|this|the|a|any|noise|sound|problem|problems|there|really|much|same|so|bad'
/** With these begins when or where something is. */
const CONDITION = 'when|whenever|while|if|once|after|at|on|in|over|under|during|above|below'
const MOMENT = `${CONDITION}|only|again|i|you|we|it|the|a|my|is|am|are`
const FINE = 'fine|ok|okay|good|great|perfect|normal|well|smooth|quiet'
const WELL = [
  `${FINE}|perfectly|normally|works|silent|gone|stops|disappears|vanishes|better`,
  'go|goes|going|gone|went away',
]
const FEAR = 'scared|afraid|worried|fear|fears|terrified|nervous|paranoid'
const TO_COME = ['will|would|might|may|could', 'going to']
/** What is feared to come again has been there. */
const HAPPENED = ['again|already|yesterday|keeps|kept']
const OLD_CAR = 'my|our old|last|previous|former car|truck|van|suv|jeep|honda|ford|toyota|chevy'
const IS = 'is|are|was|were|has|have|do|does|did|will'
const LAMP = 'light|lights|lamp|lamps|warning|symbol|icon'
const LAMP_IS_OFF = `${LAMP} ${IS}|stays|stayed? now|always|been? off|out|dark`
const REPAIRED = 'replaced|changed|swapped|fixed|repaired|rebuilt|installed|sorted|solved|resolved|mended'

/** What can stop: of anything else "the belt is gone" tells that it is missing. */
const CEASING =
  'nois*|sound*|squeal*|squeak*|screech*|grind*|knock*|tick*|tapp*|rattl*|hum*|whin*|whistl*|hiss*|clunk*|clank*|click*|clatter*|' +
  'thump*|rumbl*|roar*|smell*|odor*|stink*|light*|lamp*|warning*|message*|code*|shak*|vibrat*|shudder*|shimm*|wobbl*|smok*|' +
  'steam*|leak*|drip*|hesitat*|misfir*|stall*|surg*|problem*|issue*'

/** What looks like a trigger and is none (NegEx: pseudo-negation). No trigger begins within it. */
export const PSEUDO_TRIGGERS: readonly string[] = [
  `${NO} only|just|matter|wonder|doubt|yet`,
  'no change|changes|difference in|of|to the|its|my',
  // "No idea why it overheats": what is asked of a thing takes it for granted.
  `${NO} ${UNSURE} ${ASKING}`,
  // "Can't find the leak" has one.
  `${NO} find|locate|trace|pinpoint|figure|fix|stop the|out|${ASKING}`,
  `${NO} stop it`,
  // "No, it still grinds": it answers.
  '^ no the|it|its|they|there|i|we|my|that|this|just|only|actually|wait|you|she|he',
  'without any? warning|notice !light*|lamp*',
  'no apparent|obvious|good? reason',
  `even|or|and without ${DOING}`,
  // "Drops to nothing at idle", "almost nothing when cold" tell of what is left.
  'to|almost|near|nearly|about|practically|basically|for|next|than|of nothing',
  'than it|i|they|she|he used to',
  `${LAMP_IS_OFF} when|while`,
  `${LAMP_IS_OFF} and on`,
  'now and then',
]

type More = Omit<Trigger, 'gives' | 'direction' | 'scope' | 'words'>
/** A row: what it gives, how many words may lie between it and the sign, its words, and what else must hold. */
const towards =
  (direction: Trigger['direction']) =>
  (gives: Assertion, scope: number, words: string | readonly string[], more: More = {}): Trigger => ({
    gives,
    direction,
    scope,
    words: [words].flat(),
    ...more,
  })
const before = towards('before')
const after = towards('after')
const within = towards('within')
const across = towards('across')
const both = towards('both')

const TODAY = { direction: 'after', bound: 'sentence', scope: 1 } as const
const PAST = 'was|were|had|been|originally|previously|initially|overheated|boiled'
/** Before a sign, or in its own words: it is told of the past. */
const IN_THE_PAST = [{ with: { direction: 'before', scope: 3, words: [PAST] } }, { holds: PAST }] as const
/** "Drove it back home" is no return of the trouble, and what needs to be replaced was not. */
const NOT_MENDED = [
  'still|again|same|worse|continues|continued|persists|returned|keeps',
  'came|come|comes|coming|is|was|right back',
  `be|get|getting|not|never ${REPAIRED}`,
]
const LEADING = 'on|in|at|under|inside|from|the|a|my|is|was'
const LINKING = 'is|was|has|are|have|now|all'

/** Where several begin with the same word, the first that holds for a sign is the one. */
export const TRIGGERS: readonly Trigger[] = [
  before('possible', 2, `${NO} ${UNSURE}`, { orWithin: true }),
  // "It has never overheated before today".
  before('present', 3, NO, {
    with: { ...TODAY, words: ['before|until|till today|now|this|yesterday|tonight|last'] },
  }),
  before('possible', 2, `without ${DOING}`),
  before('possible', 0, 'without', { first: DOING }),
  before('present', 2, `${NO} ${TAKING}`, { orWithin: true }),
  // "Does not go to the floor" denies all of it.
  before('present', 2, `${NO} go`, { orWithin: true, until: 'to' }),
  // "Won't start, just clicks": that it does not start denies no click.
  before('possible', 0, NO, { first: 'start|starting|crank|catch|fire|run', ofPart: true }),
  // "No squeal when braking", "does not squeal when braking": the moment was not denied.
  before('absent', 3, NO, { first: CONDITION, between: HANDING }),
  before('possible', 3, NO, { first: CONDITION }),
  // They deny one thing: "no smoke and the brakes squeal", "no houses nearby temp gauge is in the red".
  before('absent', 3, 'no|zero|without', { orWithin: true, until: 'and|nearby|anywhere|whatsoever' }),
  before('absent', 3, 'not|never', { orWithin: true }),
  before('absent', 3, 'nor|neither|none|hardly|barely'),
  // "Nothing inside", "nothing on the highway": whatever is told, it is not there.
  before('possible', 9, 'nothing', { between: LEADING, ofPart: true }),
  before('absent', 9, 'nothing', { between: LEADING }),
  // What nearly happened did not; "almost no brakes" and "almost to the floor" did.
  before('possible', 0, 'nearly|almost', {
    first: 'die|dies|died|dying|stall|stalls|stalled|stalling|quit|quits|cut|cuts|shut|shuts',
  }),

  // What is well at a moment is not the trouble of that moment: "fine on the highway", "goes away when I turn left".
  before('possible', 3, WELL, { between: MOMENT, first: CONDITION }),
  before('possible', 2, CONDITION, {
    between: MOMENT,
    with: { direction: 'before', scope: 3, between: MOMENT, words: WELL },
  }),
  // "Cold start is fine", "when warm it runs fine".
  across(
    'possible',
    0,
    'cold|warm|hot|idle|idling|start|starts|startup|highway|speed|speeds|town|city|neutral|park|reverse|morning|' +
      'braking|accelerating|turning it? is|are|was|runs|drives|works|starts|feels|sounds|seems ' +
      `all|just|perfectly|totally? ${FINE}`,
  ),

  // "I'm scared it'll overheat this summer".
  before(
    'feared',
    2,
    TO_COME.map((will) => `${FEAR}|hope|hoping|wonder|wondering !and|since{5} ${will}`),
    { unless: HAPPENED },
  ),
  // "Scared the wheel will come off": the sign itself says that it is to come.
  before('feared', 3, FEAR, {
    between: 'that|the|my|it|its|a|this|one|of',
    holds: 'will|would|might|may|could|going',
    unless: HAPPENED,
  }),
  before('feared', 3, ['what if', 'in case', 'know|tell if', 'a chance'], { unless: HAPPENED }),
  // "He says the brakes could fail".
  before(
    'second hand',
    2,
    TO_COME.map((will) => `says|said|thinks|tells|told|warns|warned|heard !since{6} ${will}`),
    { unless: HAPPENED },
  ),
  // "My dad says it's just water from the AC": what somebody plays down, the owner has not seen.
  before(
    'second hand',
    2,
    ['says|said|thinks|thought|reckons|guesses|swears', 'told|tells me'].map(
      (says) => `${says} that|this|it|its|is|was{4} probably? just|only`,
    ),
    { unless: HAPPENED },
  ),
  before('history', 0, 'used to be?', { unless: HAPPENED }),
  // "Had a flat last week, plugged it".
  after('history', 3, 'plugged|patched|fixed|repaired it|that', {
    bound: 'sentence',
    unless: ['back|again|still|returned|now'],
  }),
  // "Are my brakes failing?": a fear put as a question. "Is my car safe with a bulge" takes it for granted.
  both(
    'asked',
    0,
    ['is|are my|the|our *', 'did i|they|he|she|we|someone|somebody'].map(
      (asks) => `^ so|and|but|or|omg|ok|wait|then{2} ${asks}`,
    ),
    {
      bound: 'sentence',
      unless: [
        'supposed|meant|normal|ok|okay|safe|bad|dangerous|serious|that|because|when|while|if|since|after|with|why|how|from',
      ],
    },
  ),
  // "My old truck had no brakes", "the car ahead of me smoked".
  before('other car', 5, [
    `${OLD_CAR} *`,
    `on|in|of|with|like ${OLD_CAR}`,
    ...['ahead of', 'in front of', 'next to'].map((where) => `car|truck|van|bus ${where} me`),
  ]),
  after('other car', 1, `on|in|of|with ${OLD_CAR}`),

  // "The light is off", "the lamp has never come on".
  across('absent', 0, [
    LAMP_IS_OFF,
    `${LAMP} ${IS}? not|never been|come|comes|came|go|goes|went|gone|turn|turns|turned? on|up|lit|light|lighting`,
  ]),
  // "The knocking is gone", "the noise has stopped".
  after('absent', 1, 'stopped|fixed|cured|disappeared', { between: LINKING }),
  after('absent', 1, 'gone', { between: LINKING, holds: CEASING }),

  // "It was overheating so I replaced the radiator", "I swapped the pump because it was overheating".
  ...IN_THE_PAST.flatMap((past) => [
    after('mended', 23, REPAIRED, { ...past, bound: 'message', unless: NOT_MENDED, unlessBehind: 24 }),
    before('mended', 9, `${REPAIRED} *{9} because|since|due|as|for|from|after`, {
      ...past,
      bound: 'sentence',
      unless: NOT_MENDED,
      unlessBehind: 24,
    }),
  ]),
  // "To see if it would overheat", "no worry unless it overheats": nobody says that it does.
  before(
    'supposed',
    4,
    [
      'unless',
      'see|check|checking|test|wonder|wondering|know|sure|tell if|whether',
      'about|trying|try|want|wants to',
    ],
    {
      between:
        'it|the|my|this|that|car|engine|motor|truck|is|was|will|would|might|starts|started|begins|to|be|a',
    },
  ),
  // "Maybe it knocks".
  before(
    'hedged',
    3,
    'maybe|might|possibly|perhaps|sometimes|occasionally|slight|slightly|guess|seems|think|could',
  ),

  // Of a reassurance: "the temperature is normal until I stop", "softer than normal".
  after(
    'turned',
    60,
    [
      'until|till|unless|then|except|otherwise|when|if|because',
      'as long',
      'at first',
      'for a|the',
      'but it? sinks|drops|goes|climbs',
      'but soft|low|hot',
      'now !and',
    ],
    { bound: 'sentence' },
  ),
  within('turned', 0, 'than|then'),
]
