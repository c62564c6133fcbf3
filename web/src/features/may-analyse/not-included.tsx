import { UPLOAD_LIMITS } from '@candi/contracts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '../../api/account-session.ts'
import { Modal } from '../../parts/modal.tsx'
import './not-included.css'

export type NotIncludedProps = {
  title: string
  /** What is free instead, and a tap that leads there. */
  free: ReactNode
  /** What the plans bring. */
  brings: ReactNode
  onClose: () => void
}

/** What is not in this visitor's plan: what it brings, how to come by it, and what is free. */
export function NotIncluded({ title, free, brings, onClose }: NotIncludedProps) {
  const { pathname } = useLocation()
  const isGuest = useSession().status !== 'signed-in'
  return (
    <Modal title={title} onClose={onClose}>
      <div className="not-included">
        {free}
        <p>{brings}</p>
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
