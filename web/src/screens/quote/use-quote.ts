import type { QuoteAnswer, QuoteCase } from '@candi/contracts'
import { useEffect, useRef, useState } from 'react'
import { judgeQuote } from '../../api/quote.ts'

export type QuoteState =
  | { readonly status: 'empty' | 'asking' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly answer: QuoteAnswer }

/** Asks for one quote at a time; the answer to an earlier one comes too late. */
export function useQuote(quoteCase: QuoteCase | undefined) {
  const [state, setState] = useState<QuoteState>({ status: 'empty' })
  const asked = useRef(0)
  useEffect(
    () => () => {
      asked.current = -1
    },
    [],
  )
  async function check(text: string) {
    asked.current += 1
    const own = asked.current
    setState({ status: 'asking' })
    const result = await judgeQuote(text, quoteCase)
    if (asked.current !== own) return
    setState(
      result.ok ? { status: 'ready', answer: result.value } : { status: 'failed', message: result.message },
    )
  }
  return { state, check }
}
