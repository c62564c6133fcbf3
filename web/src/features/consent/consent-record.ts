import { oneOf, plainBoolean, plainObject, plainString } from '../../api/plain-schema.ts'

export const CONSENT_KEY = 'candi.consent'
const VERSION = '1.0'

export type ConsentRecord = {
  essential: boolean
  analytics: boolean
  marketing: boolean
  /** When the choice was made, ISO 8601. */
  timestamp: string
  version: typeof VERSION
}
const consentRecord = plainObject<ConsentRecord>({
  essential: plainBoolean,
  analytics: plainBoolean,
  marketing: plainBoolean,
  timestamp: plainString,
  version: oneOf(VERSION),
})

export const consentTo = (choice: 'essential' | 'all', at: Date): ConsentRecord => ({
  essential: true,
  analytics: choice === 'all',
  marketing: choice === 'all',
  timestamp: at.toISOString(),
  version: VERSION,
})

/** The kept choice; undefined where none was made, or one to other conditions. */
export function readConsent(): ConsentRecord | undefined {
  try {
    const parsed = consentRecord.safeParse(JSON.parse(localStorage.getItem(CONSENT_KEY) ?? ''))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

export function keepConsent(record: ConsentRecord): void {
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(record))
  } catch {
    // Private windows may refuse storage: the choice then holds for this visit.
  }
}
