import type { AdminActionResult, AdminUser } from '@candi/contracts'
import { useEffect, useRef, useState } from 'react'
import { actOnUser } from '../../api/admin.ts'
import { AlertLine, type AlertMessage } from '../../parts/alert-line.tsx'
import { Modal } from '../../parts/modal.tsx'
import { ACTION_WARNINGS, ACTION_WORDS, type Action, actionsFor, TIER_WORDS } from './action-words.ts'

type Props = {
  user: AdminUser
  isSelf: boolean
  onClose: () => void
  onDone: (action: Action, result: AdminActionResult) => void
}

/** Everything that can be done to one account. What takes something away asks once more. */
export function AccountDialog({ user, isSelf, onClose, onDone }: Props) {
  const [asking, setAsking] = useState<Action>()
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<AlertMessage>()
  const wayBack = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  // The pressed button is gone: the focus goes to what takes nothing away.
  useEffect(() => {
    if (wasAsking.current || asking) wayBack.current?.focus()
    wasAsking.current = asking !== undefined
  }, [asking])
  const warning = asking && ACTION_WARNINGS[asking]

  async function act(action: Action) {
    if (isBusy) return
    setBusy(true)
    setMessage(undefined)
    const result = await actOnUser(user.uid, action, reason)
    setBusy(false)
    if (result.ok) onDone(action, result.value)
    else setMessage({ kind: 'error', text: `${result.message} Nothing was changed.` })
  }
  const press = (action: Action) => (ACTION_WARNINGS[action] ? setAsking(action) : void act(action))

  return (
    <Modal
      title={asking ? `${ACTION_WORDS[asking].button}?` : user.displayName || user.email}
      onClose={onClose}
    >
      <p className="admin-whose">
        {user.email}
        <br />
        {TIER_WORDS[user.tier]}
        {user.disabledAt !== null && ', disabled'}
        {user.role === 'admin' && ', administrator'}
      </p>
      {warning && <p id="admin-warning">{warning}</p>}
      <div className="labelled admin-reason">
        <label htmlFor="admin-reason">Why (for the log, optional)</label>
        <input
          id="admin-reason"
          name="reason"
          autoComplete="off"
          maxLength={1_000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      <AlertLine message={message} />
      <div className="btns">
        {asking ? (
          <button
            className="btn primary"
            type="button"
            aria-disabled={isBusy}
            onClick={() => void act(asking)}
          >
            {ACTION_WORDS[asking].button}
          </button>
        ) : (
          actionsFor(user, isSelf).map((action) => (
            <button
              key={action}
              className="btn ink btn-line"
              type="button"
              aria-disabled={isBusy}
              onClick={() => press(action)}
            >
              {ACTION_WORDS[action].button}
            </button>
          ))
        )}
        <button
          className="btn plain admin-way-back"
          type="button"
          ref={wayBack}
          aria-describedby={warning ? 'admin-warning' : undefined}
          onClick={() => (asking ? setAsking(undefined) : onClose())}
        >
          {asking ? 'Back' : 'Close'}
        </button>
      </div>
    </Modal>
  )
}
