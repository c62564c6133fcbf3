import type { CasePhoto } from '../../api/case-photo.ts'
import { seenWordsOf } from '../../api/seen-words-of.ts'

/** What was seen in each photo, as lines of text: nothing of what the owner took back. */
export const seenLines = (photos: readonly CasePhoto[]): string[] =>
  photos.flatMap((photo) => (photo.sighting ? [`${photo.name}: ${seenWordsOf(photo)}`] : []))
