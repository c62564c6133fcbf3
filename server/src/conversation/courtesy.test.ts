import { expect, it } from 'vitest'
import { isCourtesy } from './courtesy.ts'

it.each(['ok', 'ok thanks', 'Good morning!', 'I see, thank you so much', 'fine', 'alright then'])(
  'is nothing but courtesy: %s',
  (text) => expect(isCourtesy(text)).toBe(true),
)

it.each(['only in the morning', 'ok it smokes', 'it is fine when cold', 'great, now it leaks', ''])(
  'tells more than courtesy: %s',
  (text) => expect(isCourtesy(text)).toBe(false),
)
