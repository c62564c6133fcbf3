import { type QuoteAnswer, type QuoteCase, quoteAnswerSchema } from '@candi/contracts'
import { type ApiResult, callApi } from './call-api.ts'

/** A workshop's quote, judged line by line; the server keeps neither the quote nor the case. */
export const judgeQuote = (text: string, quoteCase: QuoteCase | undefined): Promise<ApiResult<QuoteAnswer>> =>
  callApi('/api/quote', quoteAnswerSchema, { method: 'POST', body: { text, case: quoteCase } })
