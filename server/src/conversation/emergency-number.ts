const BY_REGION: Readonly<Record<string, string>> = {
  US: '911',
  CA: '911',
  MX: '911',
  GB: '999',
  IE: '999',
  AU: '000',
  NZ: '111',
  ZA: '112',
  IN: '112',
}

/** "en-US" → "US"; null where only a language is named. */
export const regionOf = (locale: string): string | null =>
  locale
    .split('-')
    .slice(1)
    .find((part) => /^[A-Z]{2}$/i.test(part))
    ?.toUpperCase() ?? null

/**
 * The emergency number of the visitor's region; 112 in all the others, where it works on nearly every mobile network.
 * A browser that names a language and no region may stand anywhere, so it is told both.
 */
export function emergencyNumberOf(locale: string): string {
  const region = regionOf(locale)
  if (region) return BY_REGION[region] ?? '112'
  return /^en\b/i.test(locale) ? '911 (112 outside North America)' : '112'
}
