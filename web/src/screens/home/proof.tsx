import type { AccuracyInShort } from '@candi/contracts'
import { Link } from 'react-router'
import { ownerPosts as written } from '../../../../docs/accuracy-in-short.json'
import './proof.css'

/** What `npm run eval` wrote; null where the last run had no posts of owners. */
const ownerPosts: AccuracyInShort['ownerPosts'] = written

/** Why to believe us, before anybody scrolls: two measured figures and two promises. */
export function Proof() {
  return (
    <div className="proof">
      {ownerPosts && (
        <dl>
          <Figure percent={ownerPosts.dangerTold.percent}>
            of {words(ownerPosts.dangerTold.of)} cars that must not be driven, told so
          </Figure>
          <Figure percent={ownerPosts.withinThree.percent}>
            of {words(ownerPosts.withinThree.of)} posts of owners, right in our first three
          </Figure>
        </dl>
      )}
      <p>
        Nothing you write is stored. No workshop pays us.{' '}
        <Link className="proof-link" to="/accuracy">
          How we measured
        </Link>
      </p>
    </div>
  )
}

const words = (cases: number) => cases.toLocaleString('en-US')

function Figure({ percent, children }: { percent: number; children: React.ReactNode }) {
  return (
    <div>
      <dt>{children}</dt>
      <dd>{Math.round(percent)}%</dd>
    </div>
  )
}
