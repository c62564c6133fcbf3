import type { Usage } from '@candi/contracts'
import { Segments } from '../../parts/segments.tsx'
import { litSegments, tokenWords } from '../../parts/token-words.ts'
import './usage.css'

/** What is left of the tokens, as eight segments and in words; nothing until it is known. */
export function TokenMeter({ usage }: { usage: Usage | null }) {
  if (!usage) return null
  return (
    <div className="token-meter">
      {usage.limit !== null && <Segments value={litSegments(usage)} count={8} />}
      <p>{tokenWords(usage)}</p>
    </div>
  )
}
