/**
 * Kinds of words of which a sentence about trouble holds one at a time, each kind with its values: whoever names another value of a
 * kind, and says that it is a correction, has put that one word right. Every value is written without groups that capture.
 */
type Kind = readonly string[]

const COLD_OR_HOT = String.raw`(?:it|its|it['’]s|the engine|the car|she)?\W{0,2}(?:is |gets |still )?`
/** "When i", "while": what opens a moment; part of its value, so that the whole of it is put right. */
const WHEN = String.raw`(?:(?:only |just )?(?:when|while|whenever|as|if|after|once|during|under|at|on|in) )?(?:(?:i|i['’]?m|im|you|we|it['’]?s|its|it is|it) )?(?:(?:am|are|is|do|press|hit|hitting|pressing|making|make) )?(?:(?:the|a|my) )?`
const moment = (words: string) => `${WHEN}(?:${words})`

const PLACES: readonly Kind[] = [
  // Where in the car.
  [
    String.raw`front(?: end)?`,
    String.raw`rear(?: end)?|(?<!(?:came?|comes?|coming|gets?|got|going|goes|went|it|brought|put|pull) )back(?! (?:up|to|on|off|in|out|and|again|when|home)\b)(?: end)?`,
    'middle|center|centre',
    String.raw`(?:under )?the hood|under hood|engine bay`,
    String.raw`(?:in |behind )?the dash(?:board)?`,
    'trunk',
    'exhaust|muffler|tail ?pipe',
  ],
  [
    String.raw`left(?! (?:on|it|over|the|me|my)\b)|driver['’]?s? side`,
    String.raw`(?<!(?:all|that['’]?s|is|not) )right(?! (?:now|away|after|when|before|there)\b)|passenger['’]?s? side`,
  ],
]

const KINDS: readonly Kind[] = [
  ['manual|stick(?: shift)?|standard transmission', 'automatic', 'cvt'],
  ['diesel', 'gas(?:oline)?|petrol', 'hybrid', 'electric'],
  [
    String.raw`(?:check )?engine (?:light|lamp)`,
    String.raw`(?:engine )?oil(?: pressure)? (?:light|lamp)`,
    'battery (?:light|lamp)',
    String.raw`(?:red |engine )?(?:temp(?:erature)?|coolant) (?:light|lamp)`,
    'abs (?:light|lamp)',
    'airbag (?:light|lamp)',
    'brake (?:light|lamp)',
    '(?:tire pressure|tpms|tire) (?:light|lamp)',
  ],
  [
    'white',
    'bl(?:ue|u)(?:ish)?',
    'black(?:ish)?',
    'gr[ae]y(?:ish)?',
    'green(?:ish)?',
    'red(?:dish)?',
    'orange',
    'yellow(?:ish)?',
    'pink(?:ish)?',
    'brown(?:ish)?',
    'clear(?! code)',
    'purple',
  ],
  [
    moment(String.raw`brak(?:e|es|ing)|stopp?ing|slowing(?: down)?`),
    moment(
      String.raw`accelerat\w{1,24}|speed(?:ing)? up|(?:press|hit|giv|step)\w{0,24} (?:it |on )?(?:the )?gas`,
    ),
    moment(String.raw`(?:turn|steer|corner)(?:ing|s)?(?: (?:the )?(?:steering )?wheel| left| right)?`),
    moment('idl(?:e|es|ing)|a (?:stop|red light|stop ?light)|standing(?: still)?|park(?:ed)?'),
    moment(String.raw`(?:highway|freeway|motorway|high|low|slow|cruising)(?: speeds?)?`),
    moment(String.raw`start ?up|start(?:ing)?(?: it| the (?:car|engine))?|crank(?:ing)?`),
    moment('shift(?:ing)?(?: gears?)?|chang(?:e|ing) gears?'),
    moment(String.raw`(?:go(?:ing)? )?(?:over )?(?:bumps|potholes|speed bumps)`),
    moment('revers(?:e|ing)|back(?:ing)? up'),
  ],
  [
    String.raw`(?:when |while |if |only ){0,6}${COLD_OR_HOT}cold`,
    String.raw`(?:when |while |if |only |once ){0,6}${COLD_OR_HOT}(?:hot|warm(?:ed up)?)`,
  ],
  [
    'squeal(?:s|ing)?|squeak(?:s|ing|y)?|screech(?:es|ing)?',
    'grind(?:s|ing)?',
    'humm?(?:s|ing)?',
    'knock(?:s|ing)?',
    'click(?:s|ing)?',
    'rattl(?:e|es|ing)',
    'clunk(?:s|ing)?',
    'tick(?:s|ing)?',
    'whin(?:e|es|ing)',
    'hiss(?:es|ing)?',
    'pop(?:s|ping)?',
    'growl(?:s|ing)?',
    'thump(?:s|ing)?',
    'scrap(?:e|es|ing)',
  ],
  [
    String.raw`(?:(?:is|was|stays?|came|comes|just) )?(?:on )?(?:steady|solid)|(?<=(?:light|lamp) )(?:(?:is|was|came|comes|stays) )?on(?! (?:the|my)\b)`,
    '(?:is |was |keeps |on and )?(?:flash(?:es|ing)?|blink(?:s|ing)?)',
  ],
  [
    '(?:engine |motor )?oil(?! light| lamp| pressure| change| pan| filter)',
    'coolant(?! light| lamp| tank)|antifreeze',
    'brake fluid',
    'transmission fluid|atf',
    'power steering fluid',
    'washer fluid',
    'water(?! pump)',
  ],
  [String.raw`[pbcu][0-3][\da-f]{3}`],
  [String.raw`(?:19[6-9]|20[0-3])\d`],
  [String.raw`\d\d(?: ?mph)?`],
]

/** As nouns: "when I brake" names a moment. */
const PARTS: Kind = [
  'engine(?! light| lamp| oil)|motor',
  'wheels?|tires?',
  '(?<!(?:i|we|you|to) )brakes?(?! light| lamp| fluid)',
  'transmission(?! fluid)|gearbox',
  'clutch',
  '(?<!power )steering(?! wheel| fluid)',
  'battery(?! light| lamp)',
  'starter',
  'alternator',
  'radiator',
  'belt',
]

export interface ReadKind {
  /** Names a place or a part: told beside what is put right, it only says more of where. */
  readonly isWhere: boolean
  readonly values: readonly RegExp[]
  /** Its one value takes many forms, which differ from each other: a year, a code. */
  readonly isOpen: boolean
}

const compile =
  (isWhere: boolean) =>
  (values: Kind): ReadKind => ({
    isWhere,
    values: values.map(
      (value) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${value})(?![\p{L}\p{N}])`, 'giu'),
    ),
    isOpen: values.length === 1,
  })
// A moment before a part: "when I brake" names no brake.
const compiled: readonly ReadKind[] = [
  ...PLACES.map(compile(true)),
  ...KINDS.map(compile(false)),
  compile(true)(PARTS),
]
export const correctableWords = (): readonly ReadKind[] => compiled
