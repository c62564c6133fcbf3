import { expect, it } from 'vitest'
import { acts } from '../../test/shipped-acts.ts'
import { isCourtesy } from './courtesy.ts'

it.each([
  'ok',
  'ok thanks',
  'Good morning!',
  'I see, thank you so much',
  'fine',
  'alright then',
  'okay will do, thanks a bunch',
  'ah great to know',
  'hi there candi',
  'bye for today',
  'haha good one',
  'ok cool thank you',
])('is nothing but courtesy: %s', (text) => expect(isCourtesy(acts, text)).toBe(true))

it.each([
  'only in the morning',
  'ok it smokes',
  'it is fine when cold',
  'great, now it leaks',
  'thanks but the light is on again',
  'thanks a lot, now it leaks',
  'sorry my english, motor hot',
  'ok the left one',
  'sorry, the rear',
  'hi my car shakes',
  '',
])('tells more than courtesy: %s', (text) => expect(isCourtesy(acts, text)).toBe(false))
