import { sessionSchema, settingsSchema } from '@candi/contracts'
import { expect, test } from 'vitest'
import { MARIA, UNSET } from '../fixture/stub-account.ts'
import { plainSession } from './account-session.ts'
import { plainSettings } from './settings.ts'

/** The value with each field in turn missing, of another type, and null. */
function* broken(value: object): Generator<object> {
  for (const [key, inner] of Object.entries(value)) {
    yield { ...value, [key]: undefined }
    yield { ...value, [key]: 7 }
    yield { ...value, [key]: null }
    if (typeof inner === 'object' && inner !== null)
      for (const within of broken(inner)) yield { ...value, [key]: within }
  }
}

test("the shell's own reading takes and refuses what the contract does", () => {
  const contracts = [
    [plainSession, sessionSchema, [{ account: null }, { account: MARIA }]],
    [
      plainSettings,
      settingsSchema,
      [UNSET, { ...UNSET, notice: 'Back at noon', donateUrl: 'https://x.example' }],
    ],
  ] as const
  let compared = 0
  for (const [plain, contract, goods] of contracts) {
    for (const good of goods) {
      expect(plain.safeParse(good)).toEqual({ success: true, data: contract.parse(good) })
      for (const value of broken(good)) {
        expect([value, plain.safeParse(value).success]).toEqual([value, contract.safeParse(value).success])
        compared += 1
      }
    }
    for (const odd of [null, undefined, 'text', 3, []])
      expect(plain.safeParse(odd).success).toBe(contract.safeParse(odd).success)
  }
  expect(compared).toBeGreaterThan(50)
})
