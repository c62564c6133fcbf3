import { useRef } from 'react'
import { useKeptFocus } from '../../parts/use-kept-focus.ts'
import { Waiting } from '../../parts/waiting.tsx'
import { listRows } from './list-rows.ts'
import { ownUploads } from './own-uploads.ts'
import { RecordingRow } from './recording-row.tsx'
import { StartedRow } from './started-row.tsx'
import { startedUploads } from './started-uploads.ts'
import { UploadRow } from './upload-row.tsx'
import { spokenWords } from './upload-words.ts'
import type { OwnContributionsState } from './use-own-contributions.ts'
import { useUploads } from './use-uploads.ts'
import './contribute.css'

type Props = { state: OwnContributionsState; whenEmpty: string }

/** One's own recordings, newest first: those on their way, those begun, those that have arrived. */
export function OwnRecordings({ state: { own, failure, reload }, whenEmpty }: Props) {
  const { uploads, owner } = useUploads()
  const box = useRef<HTMLDivElement>(null)
  const keepFocus = useKeptFocus(box)
  const contributions = (own?.contributions ?? []).filter(({ id }) => !ownUploads.isWithdrawn(id))
  const rows = listRows(contributions, uploads, startedUploads())
  return (
    <section
      className="own-recordings"
      aria-label="List of your recordings"
      ref={box}
      tabIndex={-1}
      onFocus={keepFocus}
    >
      <p className="sr" role="status">
        {uploads.map(spokenWords).join(' ')}
      </p>
      {failure && (
        <div className="own-failure" role="alert">
          <p>
            {failure.code === 'signed-out'
              ? failure.message
              : 'Your recordings could not be read. They are safe on the server.'}
          </p>
          <button className="btn btn-line btn-small" type="button" onClick={reload}>
            Try again
          </button>
        </div>
      )}
      {!own && !failure && (
        <Waiting short="Reading your recordings" long="Reading your recordings over a slow connection" />
      )}
      {own && rows.length === 0 && <p className="soft">{whenEmpty}</p>}
      {rows.length > 0 && (
        <ul className="own-list">
          {rows.map((row) => {
            if (row.kind === 'upload') return <UploadRow key={row.id} upload={row.upload} told={row.told} />
            if (row.kind === 'started')
              return (
                <StartedRow key={row.id} told={row.told} note={row.note} owner={owner} onChanged={reload} />
              )
            return <RecordingRow key={row.id} told={row.told} onChanged={reload} />
          })}
        </ul>
      )}
    </section>
  )
}
