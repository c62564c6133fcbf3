import type { Contribution } from '@candi/contracts'
import { type ChangeEvent, useId, useState } from 'react'
import { AlertLine, type AlertMessage } from '../../parts/alert-line.tsx'
import { sizeWords } from '../../parts/sound-words.ts'
import { ownUploads } from './own-uploads.ts'
import { problemTitle, uploadedDay } from './recording-words.ts'
import { isSameFile, type StartedUpload } from './started-uploads.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useWithdrawal } from './use-withdrawal.tsx'

type Props = { told: Contribution; note: StartedUpload | undefined; owner: string; onChanged: () => void }

/** An upload that was begun before this page was opened: a page cannot read the file again until it is chosen. */
export function StartedRow({ told, note, owner, onChanged }: Props) {
  const inputId = useId()
  const [message, setMessage] = useState<AlertMessage>()
  const withdrawal = useWithdrawal(told, onChanged)
  const { id, bytes, receivedBytes, fileName } = told
  const name = note?.name ?? fileName

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    if (!file) return
    currentTarget.value = ''
    setMessage(undefined)
    if (await isSameFile(file, bytes, note)) return ownUploads.take({ id, name: fileName, file, owner })
    const text = `${file.name} is another file than the one that was begun. Please choose ${name} (${sizeWords(bytes)}); what has arrived is kept.`
    setMessage({ kind: 'error', text })
  }
  return (
    <li className="own-row">
      <div className="own-row-head">
        <h3>
          {problemTitle(told)}, {told.car}
        </h3>
        <p className="fine">Begun on {uploadedDay(told)}, not finished</p>
      </div>
      <UploadProgress of={{ arrivedBytes: receivedBytes, bytes }} name={name} />
      <p className="soft">
        Choose <b className="file-name">{name}</b> again, and it goes on from where it stopped. What has
        arrived is kept for 24 hours.
      </p>
      <AlertLine message={message ?? withdrawal.message} />
      <div className="btns">
        <span className="btn btn-line btn-small pick-again">
          <label htmlFor={inputId}>
            Choose the file again<span className="sr">, {name}</span>
          </label>
          <input id={inputId} type="file" onChange={(event) => void take(event)} />
        </span>
        <button className="btn btn-quiet btn-small" type="button" onClick={withdrawal.ask}>
          Cancel<span className="sr"> the upload of {name}</span>
        </button>
      </div>
      {withdrawal.dialog}
    </li>
  )
}
