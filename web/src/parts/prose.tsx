import { ExplainedText } from './terms.tsx'

/** Bold between double stars; everything else is shown as it stands. */
function Inline({ text }: { text: string }) {
  let place = 0
  return text.split(/(\*\*[^*]+\*\*)/).map((piece) => {
    const key = place
    place += piece.length
    if (!piece) return null
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
