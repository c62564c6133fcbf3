import type { QuoteAnswer } from '@candi/contracts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { CopyButton } from '../../parts/copy-button.tsx'
import { questionsOf } from './questions-of.ts'
import { QuotedLine } from './quoted-line.tsx'

type Props = { answer: QuoteAnswer; hasCase: boolean }

/** What to do first, then the quote line by line. */
export function QuoteResult({ answer, hasCase }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is read from its beginning
  useEffect(() => heading.current?.focus(), [answer])
  const { lines, sums, first, oldParts, bands, currency } = answer
  return (
    <>
      <section className="quote-part" aria-labelledby="h-first">
        <h2 id="h-first" ref={heading} tabIndex={-1}>
          {lines.length > 0 ? 'What to do first' : 'I found no jobs in this'}
        </h2>
        <ul className="bullets quote-first">
          {first.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          <li>{sums}</li>
          {lines.length > 0 && <li>{oldParts}</li>}
        </ul>
        {lines.length === 0 && (
          <p className="body">
            Type one job a line with its price, such as “alternator 650”. What a lone total hides is worth
            asking for: each job, its parts, its hours.
          </p>
        )}
        {!hasCase && (
          <p className="body">
            Tell what your car does, and each line is compared with that too:{' '}
            <Link className="link" to="/diagnose">
              describe it
            </Link>
            .
          </p>
        )}
        {lines.length > 0 && (
          <div className="actions quote-copy">
            <CopyButton text={questionsOf(answer)} label="Copy the questions" look="plain" />
          </div>
        )}
      </section>
      {lines.length > 0 && (
        <section className="quote-part" aria-labelledby="h-lines">
          <h2 id="h-lines">Line by line</h2>
          <ol className="quote-lines">
            {lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a quote may say the same line twice, and its lines stay where they are
              <QuotedLine key={place} line={line} currency={currency} hasCase={hasCase} />
            ))}
          </ol>
          <p className="fine">{bands}</p>
        </section>
      )}
    </>
  )
}
