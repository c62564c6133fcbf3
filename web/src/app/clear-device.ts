import { CONSENT_KEY } from '../features/consent/consent-record.ts'
import { THEME_KEY } from '../parts/theme.ts'

/** Neither tells anything about a car or its owner. */
const STAYS = [THEME_KEY, CONSENT_KEY]

/** Deletes what this browser keeps of a visitor: cases, cars, drafts, and whatever else a screen put aside. */
export async function clearDevice(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (!STAYS.includes(key)) localStorage.removeItem(key)
  sessionStorage.clear()
  const { deleteAllCases } = await import('../features/keep-cases/delete-case.ts')
  await deleteAllCases()
}
