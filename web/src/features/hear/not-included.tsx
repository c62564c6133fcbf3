import { UPLOAD_LIMITS } from '@candi/contracts'
import { Link, useLocation } from 'react-router'
import { useSession } from '../../api/account-session.ts'
import { Modal } from '../../parts/modal.tsx'

const NOISES = ['knocks', 'ticks', 'squeals', 'grinds', 'rattles', 'hums'] as const

type Props = {
  onClose: () => void
  /** Puts the beginning of a sentence into the box. */
  onDescribe: (words: string) => void
}

/** Recording is not in this visitor's plan: what it brings, how to come by it, and what is free. */
export function NotIncluded({ onClose, onDescribe }: Props) {
  const { pathname } = useLocation()
  const isGuest = useSession().status !== 'signed-in'
  return (
    <Modal title="Tell it in words, or let CANDI listen" onClose={onClose}>
      <div className="not-included">
        <p>
          <b>Words are free, for everyone.</b> They bring the same answer to “Can I drive it?”.
        </p>
        <div className="chips">
          {NOISES.map((noise) => (
            <button key={noise} className="chip" type="button" onClick={() => onDescribe(`It ${noise} `)}>
              It {noise}
            </button>
          ))}
        </div>
        <p>
          <b>Listening is in Pro and Founder.</b> CANDI marks what it hears and when, tells a knock from a
          tick, and weighs it with your words. Our server keeps nothing of a recording.
        </p>
        <p>
          <b>Or earn it.</b> {UPLOAD_LIMITS.forOneCase} approved recordings for our collection open one case
          with everything, for {UPLOAD_LIMITS.caseHours} hours.
        </p>
        {isGuest && (
          <p>
            Yours already?{' '}
            <Link className="link" to="/login" state={{ from: pathname }}>
              Log in
            </Link>
          </p>
        )}
      </div>
      <div className="btns">
        <Link className="btn primary" to="/plans">
          See the plans
        </Link>
        <Link className="btn" to="/upload">
          Earn one case
        </Link>
        <button className="btn plain" type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </Modal>
  )
}
