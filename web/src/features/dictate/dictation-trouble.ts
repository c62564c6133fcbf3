const OTHER = 'Dictation stopped. What you said so far is in the box.'

/** By the error of the Web Speech API (4.1.4): what happened, and what next. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['aborted', ''],
  ['no-speech', 'Nothing was heard. Press Dictate and speak a little closer to the microphone.'],
  ['audio-capture', 'No microphone was found. Plug one in and press Dictate again, or type it.'],
  [
    'not-allowed',
    'The browser may not use the microphone here. Allow it in the browser’s settings for this page, or type it.',
  ],
  [
    'service-not-allowed',
    'Dictation is switched off in this browser or on this device. You can switch it on in its settings, or type it.',
  ],
  [
    'network',
    'The browser could not reach what turns speech into text. What you said so far is in the box. Try again when the connection is back, or type it.',
  ],
  ['language-not-supported', 'This browser takes no dictation in English. Please type it.'],
])

/** Why dictation ended, in a sentence for the owner; empty where nothing went wrong. */
export const troubleSentence = (error: string): string => SENTENCES.get(error) ?? OTHER
