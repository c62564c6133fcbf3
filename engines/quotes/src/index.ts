export { type NamedOperation, OperationIndex } from './operation-index.ts'
export { CURRENCIES, type Currency, type Evidence, type Quote, type QuoteLine } from './quote.ts'
export { readQuote } from './read-quote.ts'
