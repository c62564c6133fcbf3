import { beforeEach, expect, test } from 'vitest'
import { CONSENT_KEY, consentTo, keepConsent, readConsent } from './consent-record.ts'

const AT = new Date('2026-11-20T09:00:00.000Z')
beforeEach(() => localStorage.clear())

test('a choice is kept with essential, analytics, marketing, timestamp and version', () => {
  keepConsent(consentTo('essential', AT))
  expect(readConsent()).toEqual({
    essential: true,
    analytics: false,
    marketing: false,
    timestamp: '2026-11-20T09:00:00.000Z',
    version: '1.0',
  })
  keepConsent(consentTo('all', AT))
  expect(readConsent()).toMatchObject({ essential: true, analytics: true, marketing: true })
})

test('no record, a damaged one and one of another version count as no choice', () => {
  expect(readConsent()).toBeUndefined()
  localStorage.setItem(CONSENT_KEY, '{')
  expect(readConsent()).toBeUndefined()
  localStorage.setItem(CONSENT_KEY, JSON.stringify({ ...consentTo('all', AT), version: '0.9' }))
  expect(readConsent()).toBeUndefined()
})
