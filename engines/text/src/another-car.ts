import type { Span } from './nearby-words.ts'
import type { Token } from './read-tokens.ts'

/** "My old truck had no brakes", "the car ahead of me smoked": of a car that is not asked about. */
const ANOTHER_CAR =
  /\b(?:(?:my|our) (?:old|last|previous|former) (?:car|truck|van|suv|jeep|honda|ford|toyota|chevy)|(?:car|truck|van|bus) (?:ahead of|in front of|next to) me)\b/
const ON_ANOTHER_CAR =
  /^(?:\w+ )?(?:on|in|of|with) (?:my|our) (?:old|last|previous|former) (?:car|truck|van|suv|jeep|honda|ford|toyota|chevy)\b/
export const isOfAnotherCar = (tokens: readonly Token[], spans: readonly Span[]): boolean =>
  spans.some(([from, to]) => {
    const clause = tokens[from]?.clause
    const behind = tokens.slice(to + 1, to + 8).filter((token) => token.clause === clause)
    if (ON_ANOTHER_CAR.test(behind.map(({ word }) => word).join(' '))) return true
    const before = tokens.slice(Math.max(0, from - 8), from).filter((token) => token.clause === clause)
    return before.length > 3 && ANOTHER_CAR.test(before.map(({ word }) => word).join(' '))
  })
