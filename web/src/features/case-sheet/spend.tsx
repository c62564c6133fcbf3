import type { Assessment } from '@candi/contracts'
import type { CSSProperties } from 'react'
import { dollars } from '../../parts/money.ts'

/** Expected spend, two bars on one scale: following the plan, or replacing the first guess. */
export function Spend({ spend }: { spend: NonNullable<Assessment['spend']> }) {
  const scale = Math.max(spend.inOrder, spend.firstGuess, 1) / 0.71
  const width = (amount: number): CSSProperties & Record<'--w', string> => ({
    '--w': `${((amount / scale) * 100).toFixed(1)}%`,
  })
  return (
    <dl className="spend">
      <div>
        <dt>In this order, you can expect to spend</dt>
        <dd className="num">{dollars(spend.inOrder)}</dd>
        <dd className="spend-bar" style={width(spend.inOrder)} aria-hidden="true" />
      </div>
      {dollars(spend.firstGuess) !== dollars(spend.inOrder) && (
        <div className="alt">
          <dt>Replacing the first guess straight away</dt>
          <dd className="num">{dollars(spend.firstGuess)}</dd>
          <dd className="spend-bar" style={width(spend.firstGuess)} aria-hidden="true" />
        </div>
      )}
    </dl>
  )
}
