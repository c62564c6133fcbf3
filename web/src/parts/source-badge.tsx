import type { SourceKind } from '@candi/contracts'
import { SOURCE_WORDS } from './source-words.ts'
import './source-badge.css'

/** What kind of thing an article rests on. */
export const SourceBadge = ({ kind }: { kind: SourceKind }) => (
  <span className={`source-badge source-${kind}`}>{SOURCE_WORDS[kind].name}</span>
)
