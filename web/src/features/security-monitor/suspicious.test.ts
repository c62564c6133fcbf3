import { describe, expect, it } from 'vitest'
import { isLeak, isSuspiciousKey, isSuspiciousText, isSuspiciousUrl, isTampered } from './suspicious.ts'

describe('suspicious text', () => {
  it.each([
    '<script>alert(1)</script>',
    '< SCRIPT src=//evil.example>',
    '<iframe src="//evil.example"></iframe>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">',
    'javascript:fetch("//evil.example")',
    'data:text/html,<b>',
    'eval("1+1")',
    'document.cookie',
  ])('is %s', (text) => expect(isSuspiciousText(text)).toBe(true))

  it.each([
    'The dealer read from a script when I called about the brakes.',
    'There is a script error on the radio screen, it says JavaScript: failed',
    'The noise is < 2000 rpm and > 3000 rpm, on = worse, off = better',
    'It squeals onload, I mean under load, when the AC is on',
    'I love this car <3 but it evaluates nothing',
    'eval (the shop’s word) said the object in the exhaust rattles',
    'Data: text from the OBD reader said P0301',
    'if (rpm > 2000) it shakes; document the noise',
    'Iframe? no, the frame is bent. 2014 Honda <Civic> 1.8',
    "My name is O'Brien & sons",
  ])('is not: %s', (text) => expect(isSuspiciousText(text)).toBe(false))
})

describe('suspicious addresses', () => {
  it('carry code, however often it was encoded', () => {
    const code = '<script>alert(1)</script>'
    const once = encodeURIComponent(code)
    for (const query of [once, encodeURIComponent(once), '<script+src=//x>'])
      expect(isSuspiciousUrl(`https://candi.example/plans?q=${query}`), query).toBe(true)
  })

  it('are not those of links that we mail, of typed words or of damaged signs', () => {
    for (const address of [
      'https://candi.example/verify-email?token=eyJh.b-c.d&continueUrl=https%3A%2F%2Fcandi.example%2Fplans',
      'https://candi.example/diagnose?words=a%20script%20on%20the%20radio',
      'https://candi.example/plans?q=100%',
    ])
      expect(isSuspiciousUrl(address), address).toBe(false)
  })
})

describe('suspicious keys of the local storage', () => {
  it('hold markup or the names of tampering', () => {
    for (const key of ['<script>', '__proto__', 'xss-payload', 'keylogger'])
      expect(isSuspiciousKey(key)).toBe(true)
  })

  it('are none of our own', () => {
    for (const key of ['candi.user', 'candi.consent', 'candi.theme', 'vehicleInfo', 'diagnosisHistory'])
      expect(isSuspiciousKey(key)).toBe(false)
  })
})

describe('tampering attributes', () => {
  it('run code or bring a page of their own', () => {
    for (const attribute of [
      { name: 'onclick', value: 'steal()' },
      { name: 'ONERROR', value: '' },
      { name: 'srcdoc', value: '<b>' },
      { name: 'href', value: ' java\nscript:alert(1)' },
      { name: 'src', value: 'data:text/html,x' },
    ])
      expect(isTampered(attribute), attribute.name).toBe(true)
  })

  it('are none that a page of ours has', () => {
    for (const attribute of [
      { name: 'href', value: '/plans' },
      { name: 'src', value: 'data:image/png;base64,iVBOR' },
      { name: 'on', value: 'x' },
      { name: 'data-onboarding', value: 'x' },
      { name: 'style', value: 'width: 10%' },
    ])
      expect(isTampered(attribute), attribute.name).toBe(false)
  })
})

describe('console leaks', () => {
  it('are tokens, passwords and keys that were written out', () => {
    for (const line of [
      'password: hunter2hunter2',
      '{"accessToken":"a1b2c3d4e5"}'.replace('accessToken', 'access_token'),
      'Authorization: Bearer abcdef0123456789',
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abc',
    ])
      expect(isLeak(line), line).toBe(true)
  })

  it('are not mere mentions of them', () => {
    for (const line of ['The password is too short.', 'token renewed', 'secret: ', 'bearer of bad news'])
      expect(isLeak(line), line).toBe(false)
  })
})
