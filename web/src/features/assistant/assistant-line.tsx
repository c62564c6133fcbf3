import { type ComponentType, lazy, Suspense, useState } from 'react'
import { leaveUnasked, useAssistantChoice } from '../../api/assistant-consent.ts'
import { useSettings } from '../../api/settings.ts'
import type { AssistantDialogProps } from './assistant-dialog.tsx'

/** Where the question does not arrive, the message goes without it and nothing leaves. */
function Unshown() {
  leaveUnasked()
  return null
}
const AssistantDialog = lazy<ComponentType<AssistantDialogProps>>(() =>
  import('./assistant-dialog.tsx').then(
    (part) => ({ default: part.AssistantDialog }),
    () => ({ default: Unshown }),
  ),
)

/** Who writes the answers, quietly beside the box; asks before the first message, and again on a tap. */
export function AssistantLine() {
  const assistant = useSettings()?.assistant
  const asked = assistant?.needsConsent ? assistant : undefined
  const { choice, isAsking } = useAssistantChoice(asked?.id)
  const [isChanging, setChanging] = useState(false)
  if (!asked) return null
  return (
    <>
      {choice && (
        <p className="token-line">
          Answers by {choice === 'agreed' ? asked.name : 'CANDI alone'}
          <button className="link" type="button" onClick={() => setChanging(true)}>
            Change
          </button>
        </p>
      )}
      {(isAsking || isChanging) && (
        <Suspense>
          <AssistantDialog assistant={asked} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  )
}
