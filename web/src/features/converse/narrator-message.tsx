import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { type ConversationMessage, messageText } from '../../api/conversation-message.ts'
import { Mark } from '../../parts/mark.tsx'
import { MarksProvider, Prose } from '../../parts/prose.tsx'
import { tokenWords } from '../../parts/token-words.ts'
import type { CitedProps } from './cited.tsx'
import { MovedLine } from './moved-line.tsx'

// Where it does not come, the text stands there without its badges.
const Cited = lazy<ComponentType<CitedProps>>(() =>
  import('./cited.tsx').then(
    (part) => ({ default: part.Cited }),
    () => ({ default: ({ children }: CitedProps) => children }),
  ),
)

/** Who speaks where no notice says otherwise. */
const BUILT_IN = 'built-in narrator'

type Props = {
  message: ConversationMessage
  /** After a tapped answer the same voice goes on: the name is then only spoken, not drawn. */
  goesOn: boolean
  isDone: boolean
  /** Opens an article that the answer rests on. */
  onArticle: (id: string) => void
  /** Called when something of it was fetched, and takes more room. */
  onGrown: () => void
  children: ReactNode
}

/** One answer: prose as it streams or why there is none, who speaks, and how the belief moved where the prose left it out. */
export function NarratorMessage({ message, goesOn, isDone, onArticle, onGrown, children }: Props) {
  const notices = message.parts.flatMap((part) => (part.type === 'data-notice' ? [part.data] : []))
  const voice = notices.flatMap(({ text, usage }) => (usage ? [] : [text])).join(' ')
  const citations = message.parts.flatMap((part) => (part.type === 'data-citations' ? part.data : []))
  const words = message.parts.map((part, index) =>
    // A part is its place in the message; parts are only ever appended.
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    part.type === 'text' ? <Prose key={index} text={part.text} /> : null,
  )
  const saysOdds = /\d{1,2}\W{0,2} of 10/.test(messageText(message))
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
        {citations.length > 0 ? (
          <Suspense fallback={words}>
            <Cited citations={citations} onOpen={onArticle} Marks={MarksProvider} onGrown={onGrown}>
              {words}
            </Cited>
          </Suspense>
        ) : (
          words
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
