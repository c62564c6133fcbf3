import { wordsBehind } from './nearby-words.ts'
import type { Token } from './read-tokens.ts'

/** "The light is off", "the lamp has never come on". */
const LAMP = /^(?:light|lights|lamp|lamps|warning|indicator|symbol|icon)$/
const IS_OFF =
  /^(?:(?:is|are|was|were|stays|stayed|has|have|do|does|did|will)? ?(?:now |always |been )?(?:off|out|dark)\b(?! when| while| and on| then)|(?:is|are|was|were|has|have|do|does|did|will)? ?(?:not|never) (?:been |come |comes |came |go |goes |went |gone |turn |turns |turned )?(?:on|up|lit|light|lighting)\b)/

/** Of lamps that are told to be off; a phrase that says itself "brake light is out" tells of a dead bulb. */
export function isLampThatIsOff(tokens: readonly Token[], start: number, end: number): boolean {
  let place = end
  while (place >= start && !LAMP.test(tokens[place]?.word ?? '')) place -= 1
  if (place < start) return false
  const off = IS_OFF.exec(wordsBehind(tokens, place, 6).join(' '))?.[0].trim()
  return off !== undefined && place + off.split(' ').length > end
}
