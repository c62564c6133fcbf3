import type { Settings } from '@candi/contracts'
import { useEffect, useSyncExternalStore } from 'react'
import { callApi } from './call-api.ts'
import { localCache } from './local-cache.ts'
import { orNull, plainBoolean, plainObject, plainString } from './plain-schema.ts'

export const plainSettings = plainObject<Settings>({
  supportEmail: orNull(plainString),
  donateUrl: orNull(plainString),
  founderPaymentUrl: orNull(plainString),
  proPaymentUrls: plainObject<Settings['proPaymentUrls']>({
    monthly: orNull(plainString),
    annual: orNull(plainString),
  }),
  contributionsEnabled: plainBoolean,
  notice: orNull(plainString),
  assistant: orNull(
    plainObject<NonNullable<Settings['assistant']>>({
      id: plainString,
      name: plainString,
      needsConsent: plainBoolean,
      seesPhotos: plainBoolean,
    }),
  ),
  production: plainBoolean,
})

const KEY = 'settings'
let settings: Settings | null = null
let asked: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Asks once a visit; after a failure the next screen that needs them asks again. */
export function loadSettings(): Promise<void> {
  asked ??= callApi('/api/settings', plainSettings).then((result) => {
    if (result.ok) {
      settings = result.value
      localCache.keep(KEY, result.value)
    } else {
      asked = undefined
      // As they stood at the last visit: sooner those than buttons that lead nowhere.
      const kept = plainSettings.safeParse(localCache.read(KEY))
      settings ??= kept.success ? kept.data : null
    }
    for (const listener of listeners) listener()
  })
  return asked
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/**
 * The provider that may read what is sent now, as the server wants it with each turn; undefined: nothing leaves. Most
 * servers have nobody to ask about, and fetch nothing of the asking.
 */
export async function agreedAssistant(): Promise<string | undefined> {
  await loadSettings()
  const assistant = settings?.assistant
  if (!assistant?.needsConsent) return undefined
  try {
    const { mayRead } = await import('./assistant-consent.ts')
    return (await mayRead(assistant.id)) ? assistant.id : undefined
  } catch {
    return undefined // the question could not be fetched: what was not agreed to stays here
  }
}
export const currentSettings = (): Settings | null => settings

/** What the operator configured; null until the server told. */
export function useSettings(): Settings | null {
  useEffect(() => {
    void loadSettings()
  }, [])
  return useSyncExternalStore(subscribe, currentSettings, () => null)
}
