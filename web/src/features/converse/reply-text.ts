import type { ConversationMessage } from '../../api/conversation-message.ts'

/** The words of an answer for whatever is pasted into: without the stars of bold words and the marks of articles. */
export function replyText({ parts }: ConversationMessage): string {
  const cited = parts.flatMap((part) => (part.type === 'data-citations' ? part.data : []))
  const written = parts.flatMap((part) =>
    part.type === 'text' && part.text.trim() ? [part.text.trim()] : [],
  )
  return cited.reduce(
    (text, { n }) => text.replaceAll(` [${n}]`, '').replaceAll(`[${n}]`, ''),
    written.join('\n\n').replaceAll('**', ''),
  )
}
