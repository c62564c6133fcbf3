import type { Fuel, Gearbox } from '@candi/domain'
import { type KnownValues, wordsOf } from './known-values.ts'

const STYLES: readonly (readonly [RegExp, Gearbox, string])[] = [
  [/dual[- ]?clutch|\bdct\b/i, 'dual_clutch', 'Dual-clutch'],
  [/e-?cvt|electronic continuously/i, 'cvt', 'e-CVT'],
  [/\bcvt\b|continuously variable/i, 'cvt', 'CVT'],
  [/direct drive|single speed/i, 'single_speed', 'Single speed'],
]
/** Electric cars with two gears at the rear. */
const TWO_SPEED_ELECTRIC = /\btaycan\b|\be-tron gt\b/i

export interface GearboxWords {
  /** Undefined for an automated manual: it may have one clutch or two. */
  readonly gearbox?: Gearbox
  readonly words: string
}

/** The gearbox by its style, else by the words of trim and engine; an electric car has one speed unless known better. */
export function gearboxOf(values: KnownValues, fuel: Fuel | undefined): GearboxWords | undefined {
  const style = values.get('transmission style')
  if (style !== undefined) return byStyle(style)
  const named = wordsOf(values, ['trim', 'series', 'other engine info'])
  const [word] = STYLES.filter(([pattern]) => pattern.test(named))
  if (word) return { gearbox: word[1], words: word[2] }
  const isSingleSpeed = fuel === 'electric' && !TWO_SPEED_ELECTRIC.test(values.get('model') ?? '')
  return isSingleSpeed ? { gearbox: 'single_speed', words: 'Single speed' } : undefined
}

function byStyle(style: string): GearboxWords {
  const [known] = STYLES.filter(([pattern]) => pattern.test(style))
  if (known) return { gearbox: known[1], words: known[2] }
  if (/automated manual|\bamt\b/i.test(style)) return { words: 'Automated manual' }
  if (/^manual/i.test(style)) return { gearbox: 'manual', words: 'Manual' }
  return /^automatic/i.test(style) ? { gearbox: 'automatic', words: 'Automatic' } : { words: style }
}
