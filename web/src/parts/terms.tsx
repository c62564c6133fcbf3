import { Popover } from 'radix-ui'
import { createContext, useContext } from 'react'
import { splitTerms, type Term } from './split-terms.ts'

const Terms = createContext<readonly Term[]>([])
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
  return (
    <Popover.Root>
      <Popover.Trigger className="term">{word}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="pop explain"
          sideOffset={6}
          collisionPadding={12}
          aria-label={`What ${word} means`}
        >
          <b>{word}</b>
          <p>{meaning}</p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
