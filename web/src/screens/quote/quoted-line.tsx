import type { QuoteLineAnswer } from '@candi/contracts'
import { Icon } from '../../parts/icon.tsx'
import { FITS, KINDS, PRICES, TESTS } from './quote-labels.ts'

type Props = { line: QuoteLineAnswer; currency: string; hasCase: boolean }

/** One line of the quote with what is to be said of it; safety first, the question last. */
export function QuotedLine({ line, currency, hasCase }: Props) {
  return (
    <li className="quote-line">
      <div className="quote-line-head">
        <h3>{line.job || line.text}</h3>
        <span className="pill pill-open">{KINDS[line.kind]}</span>
        {line.amount !== null && <span className="num">{amountOf(line.amount, currency)}</span>}
      </div>
      {line.job && <p className="fine">“{line.text}”</p>}
      {line.safety && (
        <p className="quote-safety">
          <Icon name="general" className="small" />
          <span>{line.safety}</span>
        </p>
      )}
      <dl>
        {hasCase && line.fit !== 'none' && (
          <Row name="Your case" label={FITS[line.fit]} reason={line.fitReason} />
        )}
        <Row name="Price" label={PRICES[line.price]} reason={line.priceReason} />
        {(line.test !== 'needless' || line.testReason) && (
          <Row name="Test" label={TESTS[line.test]} reason={line.testReason} />
        )}
        {line.worthwhile && <Row name="Worth it" label="" reason={line.worthwhile} />}
        <Row name="Ask" label="" reason={line.question} isAsked />
      </dl>
    </li>
  )
}

type RowProps = { name: string; label: string; reason: string; isAsked?: boolean }

const Row = ({ name, label, reason, isAsked = false }: RowProps) => (
  <div className={isAsked ? 'asked' : undefined}>
    <dt>{name}</dt>
    <dd>
      {label && <b>{label}</b>} {reason}
    </dd>
  </div>
)

/** Without a currency that is known, the bare number. */
const amountOf = (amount: number, currency: string): string =>
  amount.toLocaleString('en-US', currency === '' ? {} : { style: 'currency', currency })
