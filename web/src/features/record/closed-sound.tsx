import { sizeWords } from '../../parts/sound-words.ts'

/** A file that the server can open and this browser cannot. */
export function ClosedSound({ file }: { file: File }) {
  return (
    <section className="device" aria-label="Your file">
      <div className="device-top">
        <p className="device-state">{file.name}</p>
        <p className="num">{sizeWords(file.size)}</p>
      </div>
      <p className="closed">
        This browser cannot open this kind of file, so it can be neither played nor cut here. CANDI can: use
        it as it is.
      </p>
    </section>
  )
}
