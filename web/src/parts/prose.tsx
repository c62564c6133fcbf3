import { createContext, Fragment, type ReactNode, useContext } from 'react'
import { ExplainedText } from './terms.tsx'

/** Draws "[1]" of a text; undefined leaves it as it stands. */
const Marks = createContext<((n: number) => ReactNode) | undefined>(undefined)
export const MarksProvider = Marks.Provider

/** Bold between double stars, and "[1]" where it stands for something; everything else is shown as it stands. */
function Inline({ text }: { text: string }) {
  const mark = useContext(Marks)
  let place = 0
  return text.split(mark ? /(\*\*[^*]+\*\*|\[\d+\])/ : /(\*\*[^*]+\*\*)/).map((piece) => {
    const key = place
    place += piece.length
    if (!piece) return null
    const marked = mark && piece[0] === '[' && mark(Number(piece.slice(1, -1)))
    if (marked) return <Fragment key={key}>{marked}</Fragment>
    return piece.startsWith('**') && piece.endsWith('**') && piece.length > 4 ? (
      <b key={key}>
        <ExplainedText text={piece.slice(2, -2)} />
      </b>
    ) : (
      <ExplainedText key={key} text={piece} />
    )
  })
}

/** Paragraphs, lists of "- " lines and bold words: all that a narrator needs. Never reads HTML. */
export function Prose({ text }: { text: string }) {
  let place = 0
  return text.split(/\n{2,}/).map((block) => {
    const key = place
    place += block.length + 2
    const lines = block.split('\n').filter((line) => line.trim())
    if (lines.length && lines.every((line) => /^\s*(?:[-*•]|\d+[.)])\s+/.test(line))) {
      return (
        <ul key={key} className="bullets">
          {lines.map((line) => (
            <li key={line}>
              <Inline text={line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '')} />
            </li>
          ))}
        </ul>
      )
    }
    return block.trim() ? (
      <p key={key}>
        <Inline text={block} />
      </p>
    ) : null
  })
}
