import { useState } from 'react'
import { useSignOut } from '../../features/account/sign-out.tsx'
import { Modal } from '../../parts/modal.tsx'

export function SignOutRow() {
  const signOut = useSignOut()
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="sign-out-row">
      <button className="btn btn-line" type="button" onClick={() => setAsking(true)}>
        Sign Out
      </button>
      {isAsking && (
        <Modal title="Are you sure you want to sign out?" onClose={() => setAsking(false)}>
          <p>
            Your plan and your tokens wait for you. Cases in this browser stay, unless you clear them next.
          </p>
          <div className="btns">
            <button
              className="btn primary"
              type="button"
              onClick={() => {
                setAsking(false)
                signOut()
              }}
            >
              Sign Out
            </button>
            <button className="btn ink btn-line" type="button" onClick={() => setAsking(false)}>
              Stay signed in
            </button>
          </div>
        </Modal>
      )}
    </div>
  )
}
