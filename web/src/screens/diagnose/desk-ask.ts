import type { HearingAsk } from './hearing-ask.ts'
import type { PhotoAsk } from './photo-ask.ts'

/** What opens over the desk. */
export type DeskAsk = HearingAsk | PhotoAsk

export const isPhotoAsk = (ask: DeskAsk): ask is PhotoAsk => ask.kind === 'photograph' || ask.kind === 'lamps'
