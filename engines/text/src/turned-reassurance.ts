import type { Span } from './nearby-words.ts'
import type { Token } from './read-tokens.ts'

/** Words behind which a reassurance turns: "the temperature is normal until I stop". */
const TURNS =
  /\b(?:until|till|unless|(?<!now and )then|except|otherwise|when|if|because|as long|at first|for (?:a|the)|but (?:soft|low|sinks|drops|goes|climbs|hot|it (?:sinks|drops|goes|climbs))|now (?!and\b)\w+)\b/
export function turnsLater(tokens: readonly Token[], spans: readonly Span[]): boolean {
  const last = Math.max(...spans.map(([, to]) => to))
  const sentence = tokens[last]?.sentence
  return TURNS.test(
    tokens
      .slice(last + 1)
      .filter((token) => token.sentence === sentence)
      .map(({ word }) => word)
      .join(' '),
  )
}
