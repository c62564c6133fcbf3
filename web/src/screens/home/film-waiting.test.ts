import { expect, test } from 'vitest'
import { isSafari, waitMilliseconds, wantsFilm } from './film-waiting.ts'

const AGENTS = {
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
} as const

test('the film gets 2 s to come, on Safari 1 s', () => {
  expect(waitMilliseconds(false)).toBe(2000)
  expect(waitMilliseconds(true)).toBe(1000)
})

test('only Safari is Safari, although others carry its name', () => {
  const taken = Object.entries(AGENTS).filter(([, agent]) => isSafari(agent))
  expect(taken.map(([name]) => name)).toEqual(['safari', 'iphone'])
})

test('whoever asks for less motion, less data, or saves data, gets no film', () => {
  const asks = (query: string) => ({ matches: (asked: string) => asked === query, savesData: false })
  expect(wantsFilm(asks('nothing'))).toBe(true)
  expect(wantsFilm(asks('(prefers-reduced-motion: reduce)'))).toBe(false)
  expect(wantsFilm(asks('(prefers-reduced-data: reduce)'))).toBe(false)
  expect(wantsFilm({ matches: () => false, savesData: true })).toBe(false)
})
