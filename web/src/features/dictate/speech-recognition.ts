/** As much of a recognition as dictation uses (Web Speech API, 4.1); Chrome and Safari know it by its older name. */
export type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: Pick<SpeechRecognitionEvent, 'results'>) => void) | null
  onerror: ((event: Pick<SpeechRecognitionErrorEvent, 'error'>) => void) | null
  onend: (() => void) | null
  start: () => void
  /** Ends it; what was said to its end still comes as a result. */
  stop: () => void
  /** Ends it, and nothing comes any more. */
  abort: () => void
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition
    webkitSpeechRecognition?: new () => Recognition
  }
}

/** A recognition of English that hears on through pauses where the browser can; undefined where there is none. */
export function newRecognition(): Recognition | undefined {
  const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition
  if (!Recognition) return undefined
  const recognition = new Recognition()
  recognition.lang = navigator.languages?.find((language) => language.startsWith('en')) ?? 'en-US'
  recognition.continuous = true
  recognition.interimResults = true
  return recognition
}
