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
