import {
  AssistantSwitch,
  choiceWords,
  useAskedAssistant,
} from '../../features/assistant/assistant-choice.tsx'
import { AccountRow } from './account-row.tsx'

/** Only where the operator chose a language model of another company. */
export function AssistantRow() {
  const asked = useAskedAssistant()
  if (!asked) return null
  return (
    <AccountRow
      title="Who writes answers"
      says={<span role="status">{choiceWords(asked)}</span>}
      action={<AssistantSwitch asked={asked} />}
    />
  )
}
