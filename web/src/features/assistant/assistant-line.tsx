import type { Settings } from '@candi/contracts'
import { useState } from 'react'
import { useAssistantChoice } from '../../api/assistant-consent.ts'
import { AssistantDialog } from './assistant-dialog.tsx'

export type AssistantLineProps = { assistant: NonNullable<Settings['assistant']> }

/** Who writes the answers, quietly; asks before the first message, and again on a tap. */
export function AssistantLine({ assistant }: AssistantLineProps) {
  const { choice, isAsking } = useAssistantChoice(assistant.id)
  const [isChanging, setChanging] = useState(false)
  return (
    <>
      {choice && (
        <p className="token-line assistant-line">
          Answers by {choice === 'agreed' ? assistant.name : 'CANDI alone'} ·
          <button className="link" type="button" onClick={() => setChanging(true)}>
            Change<span className="sr"> who writes the answers</span>
          </button>
        </p>
      )}
      {(isAsking || isChanging) && (
        <AssistantDialog assistant={assistant} onClose={() => setChanging(false)} />
      )}
    </>
  )
}
