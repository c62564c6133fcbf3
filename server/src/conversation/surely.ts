/** How surely a recording or a photo speaks, before a colon. */
export const surely = (confidence: number): string =>
  confidence >= 0.8 ? 'quite surely' : confidence >= 0.65 ? 'probably' : 'perhaps'
