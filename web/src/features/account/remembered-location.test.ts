import { beforeEach, expect, test } from 'vitest'
import { continueAddress } from './continue-address.ts'
import { forgetUnlessWaiting, locationAfterLogin, rememberLocation } from './remembered-location.ts'

beforeEach(() => sessionStorage.clear())

test('after login a visitor goes to the plans, or back to where a guard stopped them', () => {
  expect(locationAfterLogin(null)).toBe('/plans')
  expect(locationAfterLogin({ from: '/my-car?tab=1#top' })).toBe('/my-car?tab=1#top')
})

test('the remembered page survives a reload, until the visitor walks on to another page', () => {
  rememberLocation('/my-car')
  expect(locationAfterLogin(null)).toBe('/my-car')
  for (const path of ['/login', '/register', '/forgot-password', '/my-car']) forgetUnlessWaiting(path)
  expect(locationAfterLogin(null)).toBe('/my-car')
  forgetUnlessWaiting('/donate')
  expect(locationAfterLogin(null)).toBe('/plans')
})

test('the remembered page is forgotten on any other page, the start page and one above it too', () => {
  for (const elsewhere of ['/', '/my']) {
    rememberLocation('/my-car?tab=1#top')
    forgetUnlessWaiting('/my-car')
    expect(locationAfterLogin(null)).toBe('/my-car?tab=1#top')
    forgetUnlessWaiting(elsewhere)
    expect(locationAfterLogin(null)).toBe('/plans')
  }
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
  'nobody is sent away from us to %s',
  (address) => expect(locationAfterLogin({ from: address })).toBe('/plans'),
)

test('a mailed link continues to a page of ours and nowhere else', () => {
  const after = (continueUrl?: string) =>
    continueAddress(new URLSearchParams(continueUrl === undefined ? {} : { continueUrl }), '/login')
  expect(after(`${location.origin}/plans`)).toBe('/plans')
  expect(after('https://evil.example/plans')).toBe('/login')
  expect(after(`${location.origin}//evil.example`)).toBe('/login')
  expect(after('http://[')).toBe('/login')
  expect(after()).toBe('/login')
})
