import type { Contribution } from '@candi/contracts'
import { type ReactNode, useState } from 'react'
import { withdrawContribution } from '../../api/contributions.ts'
import { forgetUploadedRecording } from '../../api/uploaded-recordings.ts'
import type { AlertMessage } from '../../parts/alert-line.tsx'
import { Modal } from '../../parts/modal.tsx'
import { actionWords } from './failure-words.ts'
import { problemTitle } from './recording-words.ts'
import { forgetStartedUpload } from './started-uploads.ts'

type Withdrawal = { ask: () => void; message: AlertMessage | undefined; dialog: ReactNode }

/** Takes a recording back, asked once. */
export function useWithdrawal(told: Contribution, onChanged: () => void): Withdrawal {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<AlertMessage>()
  const isStarted = told.state === 'receiving'

  async function withdraw() {
    if (isBusy) return
    setBusy(true)
    const result = await withdrawContribution(told.id)
    setBusy(false)
    setAsking(false)
    if (!result.ok && result.code !== 'not-found')
      return setMessage({ kind: 'error', text: actionWords(result) })
    forgetUploadedRecording(told.id)
    forgetStartedUpload(told.id)
    onChanged()
  }
  const dialog = isAsking && (
    <Modal
      title={isStarted ? 'Cancel this upload?' : 'Withdraw this recording?'}
      onClose={() => setAsking(false)}
    >
      <p>
        {problemTitle(told)}, {told.car}.{' '}
        {isStarted
          ? 'What has arrived of it is deleted from the server. The file on your device stays.'
          : 'It is deleted from the server for good, with all that was told of it. What it has earned you stays.'}
      </p>
      <div className="btns">
        <button className="btn primary" type="button" aria-disabled={isBusy} onClick={() => void withdraw()}>
          {isStarted ? 'Cancel the upload' : 'Withdraw it'}
        </button>
        <button className="btn plain" type="button" onClick={() => setAsking(false)}>
          Keep it
        </button>
      </div>
    </Modal>
  )
  return {
    ask: () => {
      setMessage(undefined)
      setAsking(true)
    },
    message,
    dialog,
  }
}
