import { Waiting } from '../../parts/waiting.tsx'
import { LiveUpload } from './live-upload.tsx'
import { UploadBody } from './upload-body.tsx'
import { title } from './upload-page.ts'
import { useContributionsOpen } from './use-contributions-open.ts'
import './upload.css'

/** Guarded: whoever sees it is signed in. */
export function UploadScreen() {
  const isOpen = useContributionsOpen()
  return (
    <main id="main" className="wrap upload">
      <title>{title}</title>
      <div className="upload-head">
        <h1>Teach CANDI a sound.</h1>
        <p className="lead">
          A recording of a fault that you know by name helps everybody whose car makes the same sound
          tomorrow.
        </p>
      </div>
      {isOpen === undefined ? (
        <Waiting short="Opening the page" long="Opening the page over a slow connection" />
      ) : isOpen ? (
        <LiveUpload />
      ) : (
        <UploadBody live={undefined} />
      )}
    </main>
  )
}
