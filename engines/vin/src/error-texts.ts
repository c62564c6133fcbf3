/** The public service's own words for how well a VIN could be read; code 0 is "clean". */
const TEXTS = {
  0: 'VIN decoded clean. Check Digit (9th position) is correct',
  1: 'Check Digit (9th position) does not calculate properly',
  8: 'No detailed data available currently',
  14: 'Unable to provide information for all of the characters in the VIN.',
} as const

/** The variables Error Code ("1,8") and Error Text ("1 - …; 8 - …"). */
export function errorsOf(
  fitsCheckDigit: boolean,
  hasPatterns: boolean,
  hasModel: boolean,
): readonly (readonly [string, string])[] {
  const wrong = [...(fitsCheckDigit ? [] : ([1] as const)), ...(hasPatterns ? [] : ([8] as const))]
  const codes = wrong.length > 0 ? wrong : hasModel ? ([0] as const) : ([0, 14] as const)
  return [
    ['Error Code', codes.join(',')],
    ['Error Text', codes.map((code) => `${code} - ${TEXTS[code]}`).join('; ')],
  ]
}
