import { expect, test } from 'vitest'
import { phoneModel } from './phone-model.ts'

const telling = (model: () => Promise<{ model?: string }>) => ({
  userAgentData: { getHighEntropyValues: model },
})

test('a browser that names its phone is believed', async () => {
  expect(await phoneModel(telling(async () => ({ model: ' Pixel 7 ' })))).toBe('Pixel 7')
})

test('a browser that tells nothing, or refuses, is told without a name', async () => {
  expect(await phoneModel({})).toBe('')
  expect(await phoneModel(telling(async () => ({})))).toBe('')
  expect(await phoneModel(telling(() => Promise.reject(new Error('not allowed'))))).toBe('')
})
