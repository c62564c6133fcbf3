import { chooseAssistant, useAssistantChoice } from '../../api/assistant-consent.ts'
import { useSettings } from '../../api/settings.ts'

/** The provider that owners of this server are asked about; undefined where nobody else reads along. */
export function useAskedAssistant() {
  const assistant = useSettings()?.assistant
  const asked = assistant?.needsConsent ? assistant : undefined
  const { choice } = useAssistantChoice(asked?.id)
  return asked && { ...asked, choice }
}
type Asked = NonNullable<ReturnType<typeof useAskedAssistant>>

/** What stands, in a sentence. */
export function choiceWords({ name, choice }: Asked): string {
  if (choice === 'agreed') return `${name} may read what you write on Diagnose. It writes the answers.`
  if (choice === 'declined') return `What you write stays on this server. CANDI writes the answers itself.`
  return `Nothing has gone to ${name} yet: you are asked before your first message.`
}

/** Turns it over with one tap. */
export function AssistantSwitch({ asked }: { asked: Asked }) {
  const isAgreed = asked.choice === 'agreed'
  return (
    <button
      className="btn btn-line btn-small"
      type="button"
      onClick={() => chooseAssistant(asked.id, !isAgreed)}
    >
      {isAgreed ? 'Keep my words here' : `Let ${asked.name} read them`}
    </button>
  )
}
