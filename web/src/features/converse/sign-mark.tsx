import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { loadButtonPopover } from '../../parts/load-button-popover.ts'
import './sign-mark.css'

const ButtonPopover = lazy(loadButtonPopover)

type Props = {
  /** The words that were understood. */
  words: string
  /** What was understood: "Grinds while braking". */
  sign: string
  /** The owner said that it was misread, or otherwise than it was read. */
  isTakenBack: boolean
  onTakeBack: () => void
  /** It was right after all. */
  onPutBack: () => void
}

/** Underlined words of the owner: pressed, they say what was understood, and take it back where that is wrong. */
export function SignMark({ words, sign, isTakenBack, onTakeBack, onPutBack }: Props) {
  const [isOpen, setOpen] = useState(false)
  const mark = useRef<HTMLSpanElement>(null)
  const toggle = () => setOpen(!isOpen)
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    toggle()
  }
  return (
    <>
      <mark className={isTakenBack ? 'taken-back' : undefined} title={sign}>
        {/* biome-ignore lint/a11y/useSemanticElements: a button does not break over lines, and whole clauses are marked */}
        <span
          role="button"
          tabIndex={0}
          ref={mark}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={toggle}
          onKeyDown={onKeyDown}
        >
          {words}
        </span>
      </mark>
      {isOpen && (
        <Suspense fallback={null}>
          <ButtonPopover
            button={mark}
            className="pop explain"
            label={`What was understood of “${words}”`}
            align="center"
            sideOffset={6}
            onClose={() => setOpen(false)}
          >
            <b>{sign}</b>
            <p>{isTakenBack ? 'Taken back: the sheet does not count it.' : 'This is how it was read.'}</p>
            <button
              className="btn"
              type="button"
              onClick={() => {
                setOpen(false)
                if (isTakenBack) onPutBack()
                else onTakeBack()
              }}
            >
              {isTakenBack ? 'It was right' : 'You misread me'}
            </button>
          </ButtonPopover>
        </Suspense>
      )}
    </>
  )
}
