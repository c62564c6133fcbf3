import type { ReactNode } from 'react'
import { type ConversationMessage, messageText } from '../../api/conversation-message.ts'
import { Mark } from '../../parts/mark.tsx'
import { Prose } from '../../parts/prose.tsx'
import { tokenWords } from '../../parts/token-words.ts'
import { MovedLine } from './moved-line.tsx'

/** Who speaks where no notice says otherwise. */
const BUILT_IN = 'built-in narrator'

type Props = {
  message: ConversationMessage
  /** After a tapped answer the same voice goes on: the name is then only spoken, not drawn. */
  goesOn: boolean
  isDone: boolean
  children: ReactNode
}

/** One answer: prose as it streams or why there is none, who speaks, and how the belief moved where the prose left it out. */
export function NarratorMessage({ message, goesOn, isDone, children }: Props) {
  const notices = message.parts.flatMap((part) => (part.type === 'data-notice' ? [part.data] : []))
  const voice = notices.flatMap(({ text, usage }) => (usage ? [] : [text])).join(' ')
  const saysOdds = /\d+\W{0,2} of 10/.test(messageText(message))
  return (
    <div className={goesOn ? 'theirs goes-on' : 'theirs'}>
      <p className={goesOn ? 'sr' : 'who'}>
        {!goesOn && <Mark />}
        <b>Candi</b> {voice || BUILT_IN}
      </p>
      {notices.map(
        ({ text, usage }) =>
          usage && (
            <p className="notice" key={text}>
              {text} {tokenWords(usage)}.
            </p>
          ),
      )}
      <div className="prose">
        {message.parts.map((part, index) =>
          // A part is its place in the message; parts are only ever appended.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          part.type === 'text' ? <Prose key={index} text={part.text} /> : null,
        )}
        {isDone &&
          !saysOdds &&
          message.parts.map((part) =>
            part.type === 'data-moved' ? <MovedLine key={part.data.cause} moved={part.data} /> : null,
          )}
      </div>
      {children}
    </div>
  )
}
