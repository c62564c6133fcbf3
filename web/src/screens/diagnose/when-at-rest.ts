const AT_REST_AT_THE_LATEST_MILLISECONDS = 3_000
/** Where the browser cannot tell when it is idle (Safari). */
const AT_REST_PERHAPS_MILLISECONDS = 400
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const

/** Calls back once, at the visitor's first touch of the page. @returns what calls it off */
export function whenTouched(callback: () => void): () => void {
  const stop = () => {
    for (const touch of TOUCHES) removeEventListener(touch, begin, true)
  }
  const begin = () => {
    stop()
    callback()
  }
  for (const touch of TOUCHES) addEventListener(touch, begin, true)
  return stop
}

/** Calls back once: when the page has nothing else to do, or at the first touch, whichever comes first. */
export function whenAtRest(callback: () => void): () => void {
  const stop = () => {
    forget()
    if (typeof cancelIdleCallback === 'function') cancelIdleCallback(waiting)
    else clearTimeout(waiting)
  }
  const begin = () => {
    stop()
    callback()
  }
  const forget = whenTouched(begin)
  const waiting =
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(begin, { timeout: AT_REST_AT_THE_LATEST_MILLISECONDS })
      : Number(setTimeout(begin, AT_REST_PERHAPS_MILLISECONDS))
  return stop
}
