import { createContext, lazy, Suspense, useContext, useRef, useState } from 'react'
import { loadButtonPopover } from './load-button-popover.ts'
import { splitTerms, type Term } from './split-terms.ts'

const Terms = createContext<readonly Term[]>([])
const ButtonPopover = lazy(loadButtonPopover)
export const TermsProvider = Terms.Provider

/** Text whose words of the trade open their meaning on a tap. */
export function ExplainedText({ text }: { text: string }) {
  const terms = useContext(Terms)
  return splitTerms(text, terms).map((piece) => {
    if (piece.kind === 'term')
      return <ExplainedTerm key={piece.start} word={piece.text} meaning={piece.meaning} />
    if (piece.kind === 'phone') {
      return (
        <a key={piece.start} className="link strong" href={`tel:${piece.text}`}>
          {piece.text}
        </a>
      )
    }
    return piece.text
  })
}

function ExplainedTerm({ word, meaning }: { word: string; meaning: string }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        className="term"
        type="button"
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {word}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ButtonPopover
            button={button}
            className="pop explain"
            label={`What ${word} means`}
            align="center"
            sideOffset={6}
            onClose={() => setOpen(false)}
          >
            <b>{word}</b>
            <p>{meaning}</p>
          </ButtonPopover>
        </Suspense>
      )}
    </>
  )
}
