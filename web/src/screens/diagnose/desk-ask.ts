import type { HearingAsk } from './hearing-ask.ts'
import type { PhotoAsk } from './photo-ask.ts'

/** An article that an answer rests on. */
export type ArticleAsk = { kind: 'article'; article: string }

/** What opens over the desk. */
export type DeskAsk = HearingAsk | PhotoAsk | ArticleAsk

export const isPhotoAsk = (ask: DeskAsk): ask is PhotoAsk => ask.kind === 'photograph' || ask.kind === 'lamps'
