import { Fragment, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { isOverlong, LengthLine } from './length-line.tsx'
import { markSigns, type ReadSign } from './mark-signs.ts'

type Props = {
  text: string
  signs: readonly ReadSign[] | undefined
  canEdit: boolean
  onEdit: (text: string) => void
  /** Draws understood words; without it they are only underlined. */
  mark?: (words: string, read: ReadSign) => ReactNode
}

/** What the owner wrote, with the understood words underlined; edited in place. */
export function OwnMessage({ text, signs, canEdit, onEdit, mark }: Props) {
  const [draft, setDraft] = useState<string>()
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useLayoutEffect(() => {
    if (wasEditing.current && draft === undefined) editButton.current?.focus({ preventScroll: true })
    wasEditing.current = draft !== undefined
  }, [draft])
  if (draft !== undefined) {
    const isTooLong = isOverlong(draft)
    const send = () => {
      if (isTooLong) return
      setDraft(undefined)
      if (draft.trim()) onEdit(draft.trim())
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Escape') setDraft(undefined)
      if (event.key === 'Enter' && !event.shiftKey) {
        event.preventDefault()
        send()
      }
    }
    return (
      <div className="mine editing">
        <label className="labelled">
          <span>Your message</span>
          <textarea
            // biome-ignore lint/a11y/noAutofocus: the field was asked for with a tap
            autoFocus
            rows={4}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </label>
        <LengthLine text={draft} />
        <p className="soft hint">What came after it is replaced by a new answer.</p>
        <div className="actions">
          <button className="btn primary" type="button" disabled={isTooLong} onClick={send}>
            Send again
          </button>
          <button className="btn plain" type="button" onClick={() => setDraft(undefined)}>
            Cancel
          </button>
        </div>
      </div>
    )
  }
  return (
    <div className="mine">
      <p className="bubble">
        <span className="sr">You: </span>
        {markSigns(text, signs ?? []).map((piece) =>
          piece.read?.sign ? (
            <Fragment key={piece.start}>
              {mark?.(piece.text, piece.read) ?? <mark title={piece.read.sign}>{piece.text}</mark>}
            </Fragment>
          ) : (
            piece.text
          ),
        )}
      </p>
      <p className="under">
        {signs && <span>{signs.length === 1 ? '1 sign' : `${signs.length || 'No'} signs`} understood</span>}
        {canEdit && (
          <button className="link" type="button" ref={editButton} onClick={() => setDraft(text)}>
            Edit
          </button>
        )}
      </p>
    </div>
  )
}
