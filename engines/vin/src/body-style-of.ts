export type BodyStyle = 'Coupe' | 'Sedan' | 'Hatchback' | 'SUV' | 'Truck' | 'Convertible' | 'Wagon' | 'Van'

/** The public service's body classes, the more particular first: an "SUT" is a truck, a "Step Van / Walk-in Van" a van. */
const STYLES: readonly (readonly [RegExp, BodyStyle])[] = [
  [/convertible|cabriolet|roadster/i, 'Convertible'],
  [/\bcoupe/i, 'Coupe'],
  [/hatchback|liftback|notchback/i, 'Hatchback'],
  [/wagon/i, 'Wagon'],
  [/sport utility truck|pickup|\btruck|chassis cab/i, 'Truck'],
  [/sport utility|crossover|multi-?\s?purpose/i, 'SUV'],
  [/van\b|cutaway/i, 'Van'],
  [/sedan|saloon|limousine/i, 'Sedan'],
]

export const bodyStyleOf = (bodyClass: string | undefined): BodyStyle | null =>
  STYLES.find(([pattern]) => pattern.test(bodyClass ?? ''))?.[1] ?? null
