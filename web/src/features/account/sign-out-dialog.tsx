import { useState } from 'react'
import { Modal } from '../../parts/modal.tsx'
import { NoticeModal } from '../../parts/notice-modal.tsx'
import { keepOwnDevice } from './own-device.ts'

type Props = {
  step: 'failed' | 'shared-device'
  message: string
  uid: string
  onRetry: () => void
  onClose: () => void
  clearDevice: () => Promise<void>
}

/** After signing out: whether others use this device, and what goes if they do. Or: that it did not work. */
export function SignOutDialog({ step, message, uid, onRetry, onClose, clearDevice }: Props) {
  const [state, setState] = useState<'asking' | 'clearing' | 'cleared' | 'kept-by-browser'>('asking')

  if (step === 'failed')
    return (
      <Modal title="You are still signed in" onClose={onClose}>
        <p>{message} Nothing was changed.</p>
        <div className="btns">
          <button className="btn primary" type="button" onClick={onRetry}>
            Try again
          </button>
          <button className="btn ink" type="button" onClick={onClose}>
            Stay signed in
          </button>
        </div>
      </Modal>
    )
  if (state === 'cleared' || state === 'kept-by-browser')
    return (
      <NoticeModal
        key="end"
        title={state === 'cleared' ? 'This browser is clear' : 'Not everything went'}
        onClose={onClose}
      >
        <p role="status">
          {state === 'cleared'
            ? 'Cases, cars and drafts are gone from this browser.'
            : 'The browser did not let us delete everything. Clear its data for this site in its settings.'}
        </p>
      </NoticeModal>
    )
  return (
    <Modal title="Do others use this device?" onClose={onClose}>
      <p>
        You are signed out. Your cases, cars and drafts are still kept in this browser, where anyone who uses
        it can read them.
      </p>
      <div className="btns">
        <button
          className="btn primary"
          type="button"
          aria-disabled={state === 'clearing'}
          onClick={() => {
            if (state === 'clearing') return
            setState('clearing')
            clearDevice().then(
              () => setState('cleared'),
              () => setState('kept-by-browser'),
            )
          }}
        >
          Yes, clear this browser
        </button>
        <button
          className="btn ink"
          type="button"
          onClick={() => {
            keepOwnDevice(uid)
            onClose()
          }}
        >
          No, it is mine
        </button>
      </div>
    </Modal>
  )
}
