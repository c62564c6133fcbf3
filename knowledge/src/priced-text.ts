import type { Cause } from '@candi/domain'
import { z } from 'zod'

export type Priced = readonly Pick<Cause, 'id' | 'cost'>[]

/** What stands for a price, such as `{cost:starter_motor_worn}`; of several causes, joined by a plus, their lowest to their highest. */
const PLACE = /\{([^{}]*)\}/g
const FORM = /^(cost|parts|most):([a-z0-9_+]+)$/

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`

/**
 * Prose that names causes for prices and is read with the figures of their bands, so that a repair has one price everywhere:
 * `cost` is parts and labor, `parts` what the part alone costs, `most` the upper end of parts and labor.
 */
export function pricedText(causes: Priced) {
  const costs = new Map(causes.map(({ id, cost }) => [id, cost]))
  return z.string().transform((text, context) => {
    const isWrong = (place: string, why: string) => {
      context.addIssue({ code: 'custom', message: `${place} ${why}` })
      return place
    }
    return text.replace(PLACE, (place: string, inside: string) => {
      const [, kind, named = ''] = FORM.exec(inside) ?? []
      const bands = named.split('+').map((id) => costs.get(id))
      if (!bands.every((band) => band !== undefined))
        return isWrong(place, 'is no price of causes that exist')
      const isOfParts = kind === 'parts'
      const low = Math.min(...bands.map(({ parts, labor }) => parts[0] + (isOfParts ? 0 : labor[0])))
      const high = Math.max(...bands.map(({ parts, labor }) => parts[1] + (isOfParts ? 0 : labor[1])))
      if (kind === 'most') return dollars(high)
      if (low === 0) return isWrong(place, 'begins at nothing: say what it is at most')
      return `${dollars(low)} to ${dollars(high)}`
    })
  })
}
