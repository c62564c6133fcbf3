/** What browsers say when a part of the program could not be fetched: Chromium and Firefox, Safari, Vite. */
const SAYINGS = /dynamically imported module|importing a module script|unable to preload/i

/** Whether a screen failed because its program did not arrive, rather than by a mistake of ours. */
export const isFetchFailure = (error: unknown): boolean =>
  error instanceof Error && SAYINGS.test(error.message)
