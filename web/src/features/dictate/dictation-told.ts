/** Goes with "clear this device". */
const KEY = 'candi.dictation'
/** Where the browser keeps nothing, it holds for this visit. */
let isToldNow = false

/** Where the sound goes; it is not ours to change, and so it is said before the first word. */
export const WHERE_SOUND_GOES =
  'Your browser turns speech into text; in Chrome the sound goes to Google, in Edge to Microsoft, in Safari to Apple, not to us.'

/** Whether the owner was told on this device where the sound goes. */
export function isTold(): boolean {
  try {
    return isToldNow || localStorage.getItem(KEY) === 'told'
  } catch {
    return isToldNow
  }
}

export function keepTold(): void {
  isToldNow = true
  try {
    localStorage.setItem(KEY, 'told')
  } catch {
    // Private windows may refuse storage: the next visit says it again.
  }
}
