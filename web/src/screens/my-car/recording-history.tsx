import { Link } from 'react-router'
import type { UploadedRecording } from '../../api/uploaded-recordings.ts'
import { recordingTitle, uploadedWords } from './recording-words.ts'

/** The recordings that were sent in from this browser. */
export function RecordingHistory({ recordings }: { recordings: UploadedRecording[] }) {
  if (recordings.length === 0)
    return (
      <div className="car-empty">
        <p>
          No recordings yet. Sounds that you contribute on the Upload page are listed here: what it was, when,
          and the file.
        </p>
        <Link className="btn btn-line btn-small" to="/upload">
          Go to Upload
        </Link>
      </div>
    )
  return (
    <ul className="car-list">
      {recordings.map(({ id, fileName, uploadedAt }) => (
        <li key={id} className="car-list-row">
          <h3>{recordingTitle(id)}</h3>
          <p className="soft">{uploadedWords(uploadedAt)}</p>
          <p className="num file-name">{fileName}</p>
        </li>
      ))}
    </ul>
  )
}
