const PLACE = '(?:[a-z]+ )?(?:workshop|shop|garage|dealer|mechanic|store|help|charger|home)'
/** Ways of saying that a car may be driven. */
const PERMITS = new RegExp(
  [
    `(?:go|goes|drive|drives|get it|take it|straight|slowly|gently|only) (?:[a-z]+ ){0,4}?(?:a|the|your) ${PLACE}`,
    `(?:next|nearest) ${PLACE}`,
    'drive (?:it )?(?:on |there )?(?:gently|slowly|carefully|straight|home|only|little|with the windows|by day|in daylight)',
    'straight back|next long(?:er)? (?:drive|trip)',
    '(?:gently|slowly|carefully) (?:home|there|and only)',
    'short (?:and|but) (?:slow|gentl)',
    'the short(?:est)? way',
    '(?:can|may|could) (?:still |only |mostly )?(?:drive|be driven|go on)',
    'safe to drive',
    'under \\d+ mph',
    'keep off (?:the )?(?:fast|highway|freeway)',
    'no (?:highway|freeway)',
    'walking pace',
    '(?:two|a few|some) (?:days|weeks)(?! later)',
  ].join('|'),
  'gi',
)
/** Said before it in the same clause, it is forbidden, or rides on a truck. */
const FORBIDS = /\b(?:not|never|nobody|nor|tow|towed)\b|n't\b/i

/** The sentences of a text that let somebody drive. */
export const permissionsIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?;:])\s+|\n/)
    .filter((sentence) =>
      [...sentence.matchAll(PERMITS)].some(
        ({ index }) => !FORBIDS.test(sentence.slice(0, index).split(/[,:]/).at(-1) ?? ''),
      ),
    )
