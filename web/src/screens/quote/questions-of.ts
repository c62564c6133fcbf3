import type { QuoteAnswer } from '@candi/contracts'

const OLD_PARTS = '- May I see or keep the old parts?'

/** What to ask at the desk, one line a job, to be sent or read out. */
export const questionsOf = ({ lines }: Pick<QuoteAnswer, 'lines'>): string =>
  [...new Set(lines.map(({ job, text, question }) => `- ${job || text}: ${question}`)), OLD_PARTS].join('\n')
