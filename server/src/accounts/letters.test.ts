import { expect, it } from 'vitest'
import { resetLetter } from './letters.ts'

it('a letter keeps a name in one line, also one that was taken when it could hold several', () => {
  const { text, html } = resetLetter(
    'visitor@example.org',
    'Ann,\r\n\r\nYour card was charged.',
    'https://candi.example/reset',
  )
  expect(text.split('\n')[0]).toBe('Hello Ann, Your card was charged.,')
  expect(html).toContain('Hello Ann, Your card was charged.,')
})

it.each([
  ['You won at evil.com', 'Hello You won at evil. com,'],
  ['http://evil.example/x', 'Hello evil. example/x,'],
  ['\u202eann\u200b', 'Hello ann,'],
  ['@@', 'Hello,'],
])('a letter makes no link of the name "%s" from before such names were refused', (name, greeting) => {
  const { text, html } = resetLetter('visitor@example.org', name, 'https://candi.example/reset')
  expect(text.split('\n')[0]).toBe(greeting)
  expect(html).toContain(`>${greeting}<`)
})
