import { currentSettings, loadSettings } from './settings.ts'

/**
 * The provider that may read what is sent now, as the server wants it with each turn; undefined: nothing leaves. Most
 * servers have nobody to ask about, and fetch nothing of the asking.
 */
export async function agreedAssistant(): Promise<string | undefined> {
  await loadSettings()
  const assistant = currentSettings()?.assistant
  if (!assistant?.needsConsent) return undefined
  try {
    const { mayRead } = await import('./assistant-consent.ts')
    return (await mayRead(assistant.id)) ? assistant.id : undefined
  } catch {
    return undefined // the question could not be fetched: what was not agreed to stays here
  }
}
