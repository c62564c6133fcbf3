import { PLANS, type Usage } from '@candi/contracts'
import { Link } from 'react-router'
import { useSession } from '../../api/account-session.ts'
import { useUsage } from '../../api/usage.ts'
import { Segments } from '../../parts/segments.tsx'
import { litSegments, tokensLeft, tokenWords } from '../../parts/token-words.ts'
import './usage.css'

/** Below an eighth a guest reads where more tokens are. */
const isScarce = (usage: Usage) => tokensLeft(usage) < (usage.limit ?? 0) / 8

/** One quiet line by the composer. Not announced: what matters of it is told in the answer itself. */
export function TokenLine() {
  const usage = useUsage()
  const session = useSession()
  if (!usage) return <p className="token-line" />
  return (
    <p className="token-line">
      {usage.limit !== null && <Segments value={litSegments(usage)} count={8} />}
      <span>{tokenWords(usage)}</span>
      {session.status === 'signed-out' && isScarce(usage) && (
        <Link to="/register">{PLANS.tokens.free.toLocaleString('en-US')} with a free account</Link>
      )}
    </p>
  )
}
