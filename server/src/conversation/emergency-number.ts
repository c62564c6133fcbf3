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

/**
 * The emergency number of the visitor's region; 112 in all the others, where it works on nearly every mobile network.
 * A browser that names a language and no region may stand anywhere, so it is told both.
 */
export function emergencyNumberOf(locale: string): string {
  const [language = '', ...rest] = locale.split('-')
  const region = rest.find((part) => /^[A-Z]{2}$/i.test(part))?.toUpperCase()
  if (region) return BY_REGION[region] ?? '112'
  return language.toLowerCase() === 'en' ? '911 (112 outside North America)' : '112'
}
