import { Segments } from '../../parts/segments.tsx'
import type { Upload } from './upload.ts'
import { arrivedWords, percentArrived } from './upload-words.ts'

const SEGMENTS = 20

type Props = { of: Pick<Upload, 'arrivedBytes' | 'bytes'>; name: string; more?: string }

/** How far an upload has come: drawn, and in words beside it. */
export function UploadProgress({ of, name, more = '' }: Props) {
  const percent = percentArrived(of)
  const words = arrivedWords(of)
  return (
    <div className="upload-progress">
      <div
        role="progressbar"
        aria-label={`Upload of ${name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
      >
        <Segments value={(SEGMENTS * percent) / 100} count={SEGMENTS} />
      </div>
      <p className="num upload-progress-words">{[words, more].filter(Boolean).join(', ')}</p>
    </div>
  )
}
