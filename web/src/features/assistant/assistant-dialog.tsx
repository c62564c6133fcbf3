import type { Settings } from '@candi/contracts'
import { useEffect, useRef } from 'react'
import { assistantChoice, chooseAssistant } from '../../api/assistant-consent.ts'
import { Modal } from '../../parts/modal.tsx'
import { assistantWords } from './assistant-words.ts'
import './assistant.css'

export type AssistantDialogProps = { assistant: NonNullable<Settings['assistant']>; onClose: () => void }

/** Names who would read the words before the first of them goes out. Neither answer costs anything. */
export function AssistantDialog({ assistant, onClose }: AssistantDialogProps) {
  const { id, name } = assistant
  // Not on a button: whoever presses Enter twice to send has not agreed to anything.
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  // Escape answers the question here; it must not stop the answer that waits for it.
  useEffect(() => {
    const holdBack = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.stopImmediatePropagation()
    }
    addEventListener('keydown', holdBack, true)
    return () => removeEventListener('keydown', holdBack, true)
  }, [])
  function choose(isAgreed: boolean) {
    chooseAssistant(id, isAgreed)
    onClose()
  }
  return (
    <div className="assistant-ask">
      <Modal
        title={`May ${name} read along?`}
        // Closed without an answer: what was chosen before holds, and where nothing was, the words stay here.
        onClose={() => choose(assistantChoice(id) === 'agreed')}
      >
        <p className="assistant-words" ref={words} tabIndex={-1}>
          {assistantWords(assistant)}
        </p>
        <p className="assistant-later">
          Neither answer changes what CANDI finds. You can change it beside the box at any time.
        </p>
        <div className="assistant-choices">
          <button className="btn ink" type="button" onClick={() => choose(true)}>
            {name} may read them
          </button>
          <button className="btn ink" type="button" onClick={() => choose(false)}>
            Keep them here
          </button>
        </div>
      </Modal>
    </div>
  )
}
