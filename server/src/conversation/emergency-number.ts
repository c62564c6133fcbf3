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

/** The emergency number of the visitor's region, 112 where none is known: it works on nearly every mobile network. */
export function emergencyNumberOf(locale: string): string {
  const region = locale.split('-').find((part) => /^[A-Z]{2}$/.test(part))
  return (region && BY_REGION[region]) || (region ? '112' : '911')
}
