import { quoteRequestSchema } from '@candi/contracts'
import { Hono } from 'hono'
import { judgeQuote } from '../quotes/judge-quote.ts'
import type { QuoteBook } from '../quotes/quote-book.ts'
import { failure } from './failure.ts'
import { readBody } from './read-body.ts'

/** POST /api/quote: a workshop's quote, judged line by line. It comes in a body, which nobody logs, and is not kept. */
export function quoteRoute(book: QuoteBook) {
  return new Hono().post('/', async (context) => {
    const body = await readBody(context, quoteRequestSchema, { text: 'quote-length' })
    if (!body.ok) return failure(context, body.code)
    const { text, case: known } = body.value
    return context.json(judgeQuote(book, text, known), 200, { 'cache-control': 'no-store' })
  })
}
