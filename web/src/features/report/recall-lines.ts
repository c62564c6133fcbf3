import { RECALL_ORDERS, type RecallNote } from '@candi/contracts'

/** Those that forbid to drive or to park inside, and those that touch a likely cause. */
export const bearingRecalls = (recalls: readonly RecallNote[]): RecallNote[] =>
  recalls.filter(({ causes, parkIt, parkOutside }) => causes.length > 0 || parkIt || parkOutside)

/** The recalls of the model as lines of a Markdown list; the agency's words are marked as such. */
export function recallLines(recalls: readonly RecallNote[]): string[] {
  if (recalls.length === 0) return []
  const lines = recalls.map(
    ({ campaign, reportedOn, part, sentence, quote, parkIt, parkOutside, isFree }) =>
      `- ${[
        `**${part}**, recall ${campaign}${reportedOn ? ` of ${reportedOn}` : ''}.`,
        parkIt ? `**${RECALL_ORDERS.parkIt}**` : '',
        parkOutside ? `**${RECALL_ORDERS.parkOutside}**` : '',
        sentence,
        quote ? `The agency: “${quote}”` : '',
        isFree
          ? 'Repaired free at a dealer of the make.'
          : 'Ask a dealer of the make whether it is still free.',
      ]
        .filter(Boolean)
        .join(' ')}`,
  )
  return [...lines, '', 'Whether yours is among them: type your VIN at nhtsa.gov/recalls, or ask any dealer.']
}
