import type { Contribution } from '@candi/contracts'
import { useState } from 'react'
import { AlertLine, type AlertMessage } from '../../parts/alert-line.tsx'
import { actionWords } from './failure-words.ts'
import { ownUploads } from './own-uploads.ts'
import { problemTitle } from './recording-words.ts'
import type { Upload } from './upload.ts'
import { UploadProgress } from './upload-progress.tsx'
import { phaseWords } from './upload-words.ts'

type Props = { upload: Upload; told: Contribution | undefined }

/** A recording on its way: how far, how long still, and what can be done. */
export function UploadRow({ upload, told }: Props) {
  const { id, phase, file } = upload
  const [message, setMessage] = useState<AlertMessage>()
  const isMoving = phase === 'sending' || phase === 'waiting'
  const isRefused = phase === 'refused'
  const isArrived = phase === 'arrived'

  async function cancel() {
    setMessage(undefined)
    const failure = await ownUploads.cancel(id)
    if (failure) setMessage({ kind: 'error', text: actionWords(failure) })
  }
  return (
    <li className="own-row">
      <div className="own-row-head">
        <h3>{told ? `${problemTitle(told)}, ${told.car}` : file.name}</h3>
        {told && <p className="fine file-name">{file.name}</p>}
      </div>
      {!isRefused && (
        <UploadProgress of={upload} name={file.name} more={phase === 'sending' ? phaseWords(upload) : ''} />
      )}
      {phase !== 'sending' && (
        <p className={isRefused || phase === 'halted' ? 'own-row-why' : 'soft'}>{phaseWords(upload)}</p>
      )}
      <AlertLine message={message} />
      {!isArrived && (
        <div className="btns">
          {!isRefused && (
            <button
              className="btn btn-line btn-small"
              type="button"
              onClick={() => (isMoving ? ownUploads.pause(id) : ownUploads.goOn(id))}
            >
              {isMoving ? 'Pause' : 'Go on'}
              <span className="sr"> with {file.name}</span>
            </button>
          )}
          <button
            className="btn btn-quiet btn-small"
            type="button"
            onClick={() => (isRefused ? ownUploads.dismiss(id) : void cancel())}
          >
            {isRefused ? 'Take off the list' : 'Cancel'}
            <span className="sr"> {isRefused ? file.name : `the upload of ${file.name}`}</span>
          </button>
        </div>
      )}
    </li>
  )
}
