import type { Emergency } from '@candi/contracts'

/** The card of the case on screen, outside of everything that draws: a screen that breaks still finds it here. */
let standing: Emergency | null = null

export const keepEmergency = (emergency: Emergency | null): void => {
  standing = emergency
}
export const standingEmergency = (): Emergency | null => standing
