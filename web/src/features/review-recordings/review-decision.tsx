import type { Review } from '@candi/contracts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { ApiFailure } from '../../api/call-api.ts'
import { reviewRecording } from '../../api/recording-reviews.ts'
import { AlertLine, type AlertMessage } from '../../parts/alert-line.tsx'

const NO_REASON = 'Please say why: the contributor reads it.'
const MOST_CHARACTERS = 1_000

type Props = {
  id: string
  name: string
  onDone: (action: Review['action']) => void
  /** Somebody else was quicker: the list is another now. */
  onOvertaken: (failure: ApiFailure) => void
}

/** Approve, or reject with a reason. */
export function ReviewDecision({ id, name, onDone, onOvertaken }: Props) {
  const fieldId = useId()
  const [isRejecting, setRejecting] = useState(false)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<AlertMessage>()
  const field = useRef<HTMLTextAreaElement>(null)
  const reject = useRef<HTMLButtonElement>(null)
  const wasRejecting = useRef(false)
  useEffect(() => {
    if (isRejecting) field.current?.focus()
    else if (wasRejecting.current) reject.current?.focus()
    wasRejecting.current = isRejecting
  }, [isRejecting])

  async function decide(review: Review) {
    if (isBusy) return
    setBusy(true)
    setMessage(undefined)
    const result = await reviewRecording(id, review)
    setBusy(false)
    if (result.ok) return onDone(review.action)
    if (result.code === 'contribution-settled' || result.code === 'not-found') return onOvertaken(result)
    setMessage({ kind: 'error', text: `${result.message} Nothing was changed; what you wrote is kept.` })
  }
  function send(event: FormEvent) {
    event.preventDefault()
    if (reason.trim()) return void decide({ action: 'reject', reason })
    setMessage({ kind: 'error', text: NO_REASON })
    field.current?.focus()
  }
  if (!isRejecting)
    return (
      <div className="review-decision">
        <AlertLine message={message} />
        <div className="btns">
          <button
            className="btn btn-full btn-small"
            type="button"
            aria-disabled={isBusy}
            onClick={() => void decide({ action: 'approve' })}
          >
            Approve<span className="sr"> {name}</span>
          </button>
          <button
            className="btn btn-line btn-small"
            type="button"
            ref={reject}
            aria-disabled={isBusy}
            onClick={() => setRejecting(true)}
          >
            Reject…<span className="sr"> {name}</span>
          </button>
        </div>
      </div>
    )
  return (
    <form className="review-decision" noValidate onSubmit={send}>
      <div className="labelled">
        <label htmlFor={fieldId}>Why is it not accepted? The contributor reads this.</label>
        <textarea
          id={fieldId}
          ref={field}
          rows={3}
          required
          maxLength={MOST_CHARACTERS}
          value={reason}
          aria-invalid={message?.text === NO_REASON ? true : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      <AlertLine message={message} />
      <div className="btns">
        <button className="btn btn-full btn-small" type="submit" aria-disabled={isBusy}>
          Reject with this reason
        </button>
        <button className="btn btn-line btn-small" type="button" onClick={() => setRejecting(false)}>
          Back
        </button>
      </div>
    </form>
  )
}
