import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { QuoteOperation } from '@candi/domain'
import { readQuoteOperations } from '@candi/knowledge'
import { isBuilt } from './load-diagnosis-parts.ts'

/** The jobs that quotes name; the built server reads what was built with it. */
export const loadQuoteOperations = (root: string): readonly QuoteOperation[] =>
  isBuilt(root)
    ? JSON.parse(readFileSync(join(root, 'dist', 'quote-operations.json'), 'utf8'))
    : readQuoteOperations()
