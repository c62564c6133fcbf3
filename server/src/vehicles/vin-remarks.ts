const COMPARE = 'Please compare the VIN with the one on your car.'

export const CHECK_DIGIT_REMARK = `The check digit (place 9) does not fit. Every car made for North America has one that fits; others may not. ${COMPARE}`

export const TABLE_LEAVES_CHOICE =
  'Our table knows more than one car that this VIN could be. Please look the details over.'

export const YEAR_IN_TWO_WAYS =
  'The model year in this VIN can be read in two ways, 30 years apart. Please look whether it is right.'

/** The error codes of the public service (NHTSA vPIC) in plain words; 0 is "decoded clean". */
const WORDS: ReadonlyMap<number, string> = new Map([
  [1, CHECK_DIGIT_REMARK],
  [2, `One character of this VIN seems wrong, and was corrected for the answer. ${COMPARE}`],
  [3, `One character of this VIN seems wrong, and was corrected for the answer. ${COMPARE}`],
  [4, `One character of this VIN seems wrong, and there is more than one way to correct it. ${COMPARE}`],
  [5, `Some characters of this VIN seem wrong. ${COMPARE}`],
  [6, `Some characters of this VIN are missing. ${COMPARE}`],
  [7, 'The maker is not registered for the United States, so not much is known about this car there.'],
  [8, 'The service has no details of this car yet.'],
  [9, 'This may be a truck that was built from a kit (a glider).'],
  [10, 'This seems to be an off-road vehicle.'],
  [11, `The place of the model year (place 10) does not fit, so the year may be wrong. ${COMPARE}`],
  [12, `The model year does not go with place 10 of the VIN, so the year may be wrong. ${COMPARE}`],
  [14, 'The service does not know every character of this VIN, so some details may be missing.'],
  [400, `This VIN holds characters that no VIN has. ${COMPARE}`],
])

/** Codes that only say how much is known; every other one says that something does not fit. */
const CONTRADICTS_NOTHING = new Set([0, 7, 8, 10, 14])

export const isContradicted = (codes: readonly number[]): boolean =>
  codes.some((code) => !CONTRADICTS_NOTHING.has(code))

/** One sentence or two for each code, none twice; a code that is new to us is at least named. */
export function remarksOnCodes(codes: readonly number[]): string[] {
  const sentences = codes
    .filter((code) => code !== 0)
    .map((code) => WORDS.get(code) ?? `The service marked this VIN with its code ${code}. ${COMPARE}`)
  return [...new Set(sentences)]
}
