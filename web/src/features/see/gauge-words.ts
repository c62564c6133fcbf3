import type { SeenGauge } from '@candi/contracts'

type GaugeId = SeenGauge['id']

export const GAUGE_WORDS: Record<GaugeId, string> = { temperature: 'Temperature gauge', fuel: 'Fuel gauge' }

const FUEL = ['empty or nearly', 'about a quarter', 'about half', 'about three quarters', 'full or nearly']
const TEMPERATURE = ['at cold', 'below the middle', 'about the middle', 'above the middle', 'at hot']

/** The ends are narrower than what lies between them: a needle near an end is not at it. */
const ENDS = [0.13, 0.38, 0.62, 0.85]

/** Where the needle stands, as an owner would tell it. */
export function levelWords(id: GaugeId, level: number): string {
  const words = id === 'fuel' ? FUEL : TEMPERATURE
  return words[ENDS.filter((end) => level >= end).length] ?? ''
}

/** What to know of a needle that stands there; empty where nothing is. */
export function levelAdvice({ id, level, finding }: Pick<SeenGauge, 'id' | 'level' | 'finding'>): string {
  if (finding !== null)
    return 'If it stands near the red, pull over, switch off and let the engine cool with the cap closed.'
  if (level < (ENDS[0] ?? 0))
    return id === 'fuel'
      ? 'With the key off the needle may rest here whatever is in the tank.'
      : 'A cold engine stands here, and so does the needle with the key off.'
  return ''
}
