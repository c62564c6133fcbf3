import type { ReactNode, RefObject } from 'react'
import { AssistantPlace } from '../../features/assistant/assistant-place.tsx'
import { Composer } from '../../features/converse/composer.tsx'
import { Openings } from '../../features/converse/openings.tsx'
import { StatusLine } from '../../features/converse/status-line.tsx'
import { TokenLine } from '../../features/usage/token-line.tsx'
import type { ShownCase } from './shown-case.ts'
import '../../features/converse/converse.css'

type Props = {
  /** Undefined until the case is there. */
  shown: ShownCase | undefined
  /** In place of the openings while a first message waits to be sent. */
  waiting: ReactNode
  isSending: boolean
  draft: string
  onDraft: (draft: string) => void
  onSend: (text: string) => void
  onStop: () => void
  onPhoto: () => void
  onRecord: () => void
  /** Opens the chart of lamps. */
  onLamps: () => void
  /** Something lies open over the desk. */
  isCovered: boolean
  composer: RefObject<HTMLTextAreaElement | null>
}

/** What was said, or how to begin, and the one box below it. */
export function ConversationColumn(props: Props) {
  const { shown, waiting, isSending, draft, onDraft, onSend, onStop, composer } = props
  const Dictate = shown?.Dictate
  const isEmpty = !shown?.transcript && !isSending
  return (
    <section className="talk" aria-label="Conversation">
      {shown?.transcript || waiting || (
        <div className="log-box start">
          <div className="log">
            {shown?.before}
            <Openings
              onPick={(text) => {
                onDraft(text)
                composer.current?.focus()
              }}
              onLamps={props.onLamps}
            />
          </div>
        </div>
      )}
      {shown?.statusLine ?? (
        <StatusLine
          status={isSending ? 'submitted' : 'ready'}
          headline={undefined}
          hasAnswer={false}
          notice=""
        />
      )}
      {shown?.end ?? (
        <Composer
          ref={composer}
          draft={draft}
          onDraft={onDraft}
          isStreaming={isSending || (shown?.isBusy ?? false)}
          placeholder={isEmpty ? 'It grinds when I brake' : 'Say more'}
          onSend={onSend}
          onStop={onStop}
          onPhoto={props.onPhoto}
          onRecord={props.onRecord}
          dictate={Dictate && <Dictate draft={draft} onDraft={onDraft} isCovered={props.isCovered} />}
          below={
            <>
              <TokenLine />
              <AssistantPlace />
            </>
          }
        />
      )}
    </section>
  )
}
