import type { Vehicle } from '@candi/domain'

/** "3.5L V6", "2.0 TDI", "1.8", "2354cc inline-4": the size and the cylinders, where they are written. */
export function readEngineWords(words: string): Pick<Vehicle, 'displacementLiters' | 'cylinders'> {
  const liters = litersIn(words)
  const cylinders = cylindersIn(words)
  return {
    ...(liters === undefined ? {} : { displacementLiters: liters }),
    ...(cylinders === undefined ? {} : { cylinders }),
  }
}

const CC_PER_LITER = 1_000
const LEAST_LITERS = 0.5
const MOST_LITERS = 8.5

function litersIn(words: string): number | undefined {
  const written = [...words.matchAll(/(?<![\d.,])(\d[.,]\d)(?!\d)/g)].map(([, digits]) =>
    Number(digits?.replace(',', '.')),
  )
  const cc = /(?<!\d)(\d{3,4}) ?(?:cc|ccm|cm3)\b/i.exec(words)?.[1]
  const sizes = new Set(
    [...written, ...(cc ? [Number(cc) / CC_PER_LITER] : [])].filter(
      (size) => size >= LEAST_LITERS && size <= MOST_LITERS,
    ),
  )
  // Two sizes are a choice or a mistake: then none is known.
  return sizes.size === 1 ? [...sizes][0] : undefined
}

function cylindersIn(words: string): number | undefined {
  const written =
    /\b(?:V|H|W|flat|boxer|straight|inline)[- ]?(3|4|5|6|8|10|12)\b/i.exec(words)?.[1] ??
    /\bI-?([3-6])\b/.exec(words)?.[1] ??
    /\b(3|4|5|6|8|10|12)[- ]?cyl/i.exec(words)?.[1]
  return written === undefined ? undefined : Number(written)
}
