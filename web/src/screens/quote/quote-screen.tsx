import { HEADLINES, STANDING_HEADLINES } from '@candi/contracts'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { AlertLine } from '../../parts/alert-line.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { type BroughtCase, broughtCase } from './brought-case.ts'
import { QuoteForm } from './quote-form.tsx'
import { title } from './quote-page.ts'
import { QuoteResult } from './quote-result.tsx'
import { useQuote } from './use-quote.ts'
import './quote.css'

/** /quote: what a workshop asks for, line by line, before it is paid; better with a case, and useful without. */
export function QuoteScreen() {
  const { state: sent } = useLocation()
  const [brought, setBrought] = useState<BroughtCase>()
  // The page that was rendered beforehand knows of no case.
  useEffect(() => setBrought(broughtCase(sent)), [sent])
  const { state, check } = useQuote(brought?.quoteCase)
  return (
    <main id="main" className="wrap quote">
      <title>{title}</title>
      <header className="quote-head">
        <h1>Before you pay.</h1>
        <p className="lead">
          Paste what the workshop quoted, or type it line by line. You read what each line is for, whether a
          test was named, how its price stands beside usual ones, and the one question to ask.
        </p>
      </header>
      {brought && <CaseLine brought={brought} />}
      <QuoteForm isBusy={state.status === 'asking'} onCheck={(text) => void check(text)} />
      {state.status === 'asking' && <Waiting short="Reading" long="Reading the quote line by line" />}
      <AlertLine message={state.status === 'failed' ? { kind: 'error', text: state.message } : undefined} />
      {state.status === 'ready' && <QuoteResult answer={state.answer} hasCase={brought !== undefined} />}
    </main>
  )
}

function CaseLine({ brought: { quoteCase, from } }: { brought: BroughtCase }) {
  const { level, starts } = quoteCase
  const isGrave = level === 'stop' || level === 'limp'
  const headline = starts ? HEADLINES[level] : STANDING_HEADLINES[isGrave ? 'grave' : 'other']
  return (
    <p className="quote-case">
      It is compared with your case, which says “{headline}”.{' '}
      <Link className="link" to={from}>
        Back to your case
      </Link>
    </p>
  )
}
