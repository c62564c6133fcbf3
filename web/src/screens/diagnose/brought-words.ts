export type BroughtWords = {
  /** A first sentence typed on the start page, to be sent at once. */
  opening: string
  /** Words that waited in the box when the page had to be loaded again. */
  draft: string
  /** Sent from My Car: the case is about the current car, whatever was left behind here. */
  isForCurrentCar: boolean
}

/** What another page, or this one before it was loaded again, put beside the address. */
export function broughtWords(state: unknown): BroughtWords {
  const { opening, draft, isForCurrentCar }: Partial<Record<string, unknown>> =
    typeof state === 'object' && state !== null ? { ...state } : {}
  return {
    opening: typeof opening === 'string' ? opening : '',
    draft: typeof draft === 'string' ? draft : '',
    isForCurrentCar: isForCurrentCar === true,
  }
}
