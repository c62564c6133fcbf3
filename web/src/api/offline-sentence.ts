/** What the visitor reads when the browser itself says that there is no network. */
export const OFFLINE = 'You seem to be offline. Your text is kept; try again when you have a signal.'

/** While a page is prerendered nobody can know, and nobody asks. */
export const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false
