/** A word without its ending: "bearings" and "bearing" are one. */
export const stemOf = (word: string): string => word.replace(/(?:ing|es|s)$/, '')
