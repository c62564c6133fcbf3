import { useSyncExternalStore } from 'react'

/** Goes with "clear this device"; holds `{id, agreed}` of the last provider that was asked about. */
export const ASSISTANT_KEY = 'candi.assistant'
/** What shows the question may still be on its way. */
const SHOWN_WITHIN_MILLISECONDS = 4_000

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

/** Whether this provider may read what is sent now; asks the owner before the first time. */
export async function mayRead(id: string): Promise<boolean> {
  if (assistantChoice(id) === undefined) await ask()
  return assistantChoice(id) === 'agreed'
}

function ask(): Promise<void> {
  if (!asking) {
    let close = () => {}
    const answer = new Promise<void>((done) => {
      close = done
    })
    asking = { answer, close }
    tell()
    // Nobody is there to show it: then the words stay here, and the next message asks again.
    setTimeout(() => listeners.size === 0 && leaveUnasked(), SHOWN_WITHIN_MILLISECONDS)
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
