import { useSyncExternalStore } from 'react'
import { currentSettings, loadSettings } from './settings.ts'

/** Goes with "clear this device"; holds `{id, agreed}` of the last provider that was asked about. */
export const ASSISTANT_KEY = 'candi.assistant'
/** A server that does not say who narrates is not waited for: nothing goes outside then. */
const SETTINGS_MILLISECONDS = 4_000

type Choice = 'agreed' | 'declined' | undefined
/** Where the browser keeps nothing, the choice holds for this visit. */
let unkept: string | undefined
let asking: { answer: Promise<void>; close: () => void } | undefined
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** What was chosen about this very provider and model; another one is asked about anew. */
export function assistantChoice(id: string): Choice {
  try {
    const kept: unknown = JSON.parse(unkept ?? localStorage.getItem(ASSISTANT_KEY) ?? 'null')
    const { id: of, agreed }: Partial<Record<string, unknown>> = Object(kept)
    return of === id ? (agreed === true ? 'agreed' : 'declined') : undefined
  } catch {
    return undefined
  }
}

export function chooseAssistant(id: string, isAgreed: boolean): void {
  const text = JSON.stringify({ id, agreed: isAgreed })
  unkept = undefined
  try {
    localStorage.setItem(ASSISTANT_KEY, text)
  } catch {
    unkept = text
  }
  asking?.close()
  asking = undefined
  tell()
}

/**
 * The provider that may read what is sent now, as the server wants it with each turn; asks the owner before the first
 * time. Undefined: the words stay here.
 */
export async function agreedAssistant(): Promise<string | undefined> {
  await Promise.race([loadSettings(), new Promise((done) => setTimeout(done, SETTINGS_MILLISECONDS))])
  const assistant = currentSettings()?.assistant
  if (!assistant?.needsConsent) return undefined
  // Nobody is there to show the question: then the words stay here.
  if (assistantChoice(assistant.id) === undefined && listeners.size > 0) await ask()
  return assistantChoice(assistant.id) === 'agreed' ? assistant.id : undefined
}

function ask(): Promise<void> {
  if (!asking) {
    let close = () => {}
    const answer = new Promise<void>((done) => {
      close = done
    })
    asking = { answer, close }
    tell()
  }
  return asking.answer
}

/** The question could not be shown; it is asked again with the next message. */
export function leaveUnasked(): void {
  asking?.close()
  asking = undefined
  tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) leaveUnasked()
  }
}
const stateOf = (id: string | undefined) => `${asking ? 'asking' : ''} ${id && (assistantChoice(id) ?? '')}`

/** What stands about a provider, and whether a message waits for the answer. */
export function useAssistantChoice(id: string | undefined): { choice: Choice; isAsking: boolean } {
  const state = useSyncExternalStore(
    subscribe,
    () => stateOf(id),
    () => '',
  )
  return {
    choice: id === undefined || !state ? undefined : assistantChoice(id),
    isAsking: state.startsWith('asking'),
  }
}
