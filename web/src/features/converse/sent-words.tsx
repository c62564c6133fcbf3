import { Waiting } from '../../parts/waiting.tsx'
import { OwnMessage } from './own-message.tsx'
import { READING } from './reading-words.ts'

/** A first message on its way, as the transcript will show it. */
export function SentWords({ text }: { text: string }) {
  return (
    <div className="log-box">
      <div className="log">
        <OwnMessage text={text} signs={undefined} canEdit={false} onEdit={() => undefined} />
        <Waiting {...READING} />
      </div>
    </div>
  )
}
