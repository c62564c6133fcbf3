export type WeightClass = 'Class 1' | 'Class 2A' | 'Class 2B' | 'Class 3' | 'Class 4' | 'Class 5' | 'Class 6'

/** The public service splits class 2 into E to H of 1,000 lb each; the form splits it at 8,500 lb, inside G. */
const CLASSES: Readonly<Record<string, WeightClass>> = {
  ...{ '1': 'Class 1', '1A': 'Class 1', '1B': 'Class 1', '1C': 'Class 1', '1D': 'Class 1' },
  ...{ '2E': 'Class 2A', '2F': 'Class 2A', '2H': 'Class 2B' },
  ...{ '3': 'Class 3', '4': 'Class 4', '5': 'Class 5', '6': 'Class 6' },
}

/** Out of "Class 2F: 7,001 - 8,000 lb (3,175 - 3,629 kg)". Null where the class straddles two of the form's, or is heavier. */
export function weightClassOf(rating: string | undefined): WeightClass | null {
  const name = /^class (\d[A-H]?)\b/i.exec(rating ?? '')?.[1]?.toUpperCase()
  return (name === undefined ? undefined : CLASSES[name]) ?? null
}
