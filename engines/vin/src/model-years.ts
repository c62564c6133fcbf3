/** The year codes of 30 years from 1980: no I, O, Q, U, Z and no 0. 49 CFR 565.15, table VII. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const FIRST_YEAR = 1980

/** A year code stands for two years, 30 apart; position 7 tells which, in cars, multi-purpose vehicles and light trucks. */
export interface ModelYears {
  /** 1980 to 2009. */
  readonly early: number
  /** 2010 to 2039. */
  readonly late: number
  /** What position 7 says where it may say it: a digit the early one, a letter the late one. */
  readonly byPosition7: 'early' | 'late'
}

/** Null where position 10 holds no year code. */
export function modelYearsOf(vin: string): ModelYears | null {
  const place = YEAR_CODES.indexOf(vin.charAt(9))
  if (place < 0) return null
  return {
    early: FIRST_YEAR + place,
    late: FIRST_YEAR + place + YEAR_CODES.length,
    byPosition7: /\d/.test(vin.charAt(6)) ? 'early' : 'late',
  }
}
