import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { isTold, keepTold, WHERE_SOUND_GOES } from './dictation-told.ts'
import { useDictation } from './use-dictation.ts'
import './dictate.css'

export type DictateProps = {
  draft: string
  onDraft: (draft: string) => void
  /** Something lies open over the box, and may want the microphone for itself. */
  isCovered: boolean
}

/** Speaking instead of typing, by the browser itself; free for all. Says before its first use where the sound goes. */
export function DictateButton({ draft, onDraft, isCovered }: DictateProps) {
  const { isListening, trouble, start, stop } = useDictation(draft, onDraft)
  const [isTelling, setTelling] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isCovered) stop()
  }, [isCovered, stop])

  function press() {
    if (isListening) return stop()
    if (!isTold()) return setTelling(!isTelling)
    start()
  }
  function answer(mayListen: boolean) {
    setTelling(false)
    button.current?.focus()
    if (!mayListen) return
    keepTold()
    start()
  }
  const said = isListening ? 'Listening. Press Dictate again, or Esc, to stop.' : trouble
  return (
    <>
      <button
        className="tool dictate"
        type="button"
        ref={button}
        aria-pressed={isListening}
        aria-expanded={isTelling || undefined}
        onClick={press}
      >
        <Icon name="words" />
        <span>Dictate</span>
      </button>
      <div className="dictation">
        <p role="status">{isTelling ? WHERE_SOUND_GOES : said}</p>
        {isTelling && (
          <div className="btns">
            <button className="btn primary" type="button" onClick={() => answer(true)}>
              Start dictating
            </button>
            <button className="btn plain" type="button" onClick={() => answer(false)}>
              Not now
            </button>
          </div>
        )}
      </div>
    </>
  )
}
