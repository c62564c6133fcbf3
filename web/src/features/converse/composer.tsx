import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { useKeptFocus } from '../../parts/use-kept-focus.ts'
import { isOverlong, LengthLine } from './length-line.tsx'

type Props = {
  draft: string
  onDraft: (draft: string) => void
  isStreaming: boolean
  placeholder: string
  onSend: (text: string) => void
  onStop: () => void
  ref: Ref<HTMLTextAreaElement>
  /** Opens the camera. */
  onPhoto: () => void
  /** Opens the recorder. */
  onRecord: () => void
  /** Another way to fill the box, beside it. */
  dictate?: ReactNode
  /** A quiet line below the box. */
  below?: ReactNode
}

/** One box: text, Photo, Record and Send, which is Stop while an answer streams. */
export function Composer(props: Props) {
  const { draft, onDraft, isStreaming, placeholder, onSend, onStop, onPhoto, onRecord, ref, below } = props
  const grown = useRef<HTMLDivElement>(null)
  const onFocus = useKeptFocus(grown)
  const isEmpty = draft.trim() === ''
  const isTooLong = isOverlong(draft)

  // The box grows with its text up to the height that CSS allows. Looked at after every render: what is sent before the
  // page answers goes out of the field without the draft having changed.
  const measured = useRef<string>(undefined)
  useLayoutEffect(() => {
    const field = grown.current?.querySelector('textarea')
    if (!field || field.value === measured.current) return
    measured.current = field.value
    field.style.height = ''
    if (field.scrollHeight > field.clientHeight) field.style.height = `${field.scrollHeight}px`
  })

  function send(event?: FormEvent) {
    event?.preventDefault()
    // What stands in the box, which is ahead of us when it was sent before the page answered.
    const text = grown.current?.querySelector('textarea')?.value.trim() ?? ''
    if (isStreaming || text === '' || isOverlong(text)) return
    onSend(text)
  }
  function onKeyDown(event: KeyboardEvent) {
    // Enter that confirms a word of an input method must not send. Safari reports 229 after the event.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    }
  }

  return (
    <form className="composer" aria-label="Your message" onSubmit={send} onFocus={onFocus}>
      <LengthLine text={draft} />
      <div className="box" ref={grown}>
        <label className="field">
          <span className="sr">Message</span>
          <textarea
            ref={ref}
            rows={1}
            placeholder={placeholder}
            value={draft}
            enterKeyHint="send"
            // Ours to keep: a browser would put back what was sent long ago.
            autoComplete="off"
            onChange={(event) => onDraft(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </label>
        {props.dictate}
        <button className="tool" type="button" onClick={onPhoto}>
          <Icon name="camera" />
          <span>Photo</span>
        </button>
        <button className="tool" type="button" onClick={onRecord}>
          <Icon name="mic" />
          <span>Record</span>
        </button>
        {/* Two buttons, not one that changes: a press that ends on a Send would send. The keyboard goes from one to the
            other. Send is never taken away: pressed before the page answers, it sends what was typed until then. */}
        {isStreaming ? (
          <button
            key="stop"
            id="send"
            className="send stop-send"
            type="button"
            aria-label="Stop"
            onClick={onStop}
          >
            <Icon name="halt" />
          </button>
        ) : (
          <button
            key="send"
            id="send"
            className="send"
            type="submit"
            aria-label="Send"
            aria-disabled={isEmpty || isTooLong || undefined}
          >
            <Icon name="send" />
          </button>
        )}
      </div>
      {below}
    </form>
  )
}
