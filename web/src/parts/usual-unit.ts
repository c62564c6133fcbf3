/** Miles where roads are signed in miles, kilometers elsewhere. */
export function usualUnit(locale: string): 'mi' | 'km' {
  return /-(US|GB|LR|MM)\b/i.test(locale) || locale === 'en' ? 'mi' : 'km'
}
