import {
  AssistantSwitch,
  choiceWords,
  useAskedAssistant,
} from '../../features/assistant/assistant-choice.tsx'
import { assistantWords } from '../../features/assistant/assistant-words.ts'
import '../../features/assistant/assistant.css'

/** Names the language model of this server, where there is one outside, and lets the reader choose at once. */
export function AssistantHere() {
  const asked = useAskedAssistant()
  if (!asked) return null
  return (
    <div className="assistant-choice">
      <h3>The language model of this server: {asked.name}</h3>
      <p>{assistantWords(asked)} It gets nothing before you say yes in this browser.</p>
      <p role="status">{choiceWords(asked)}</p>
      <AssistantSwitch asked={asked} />
    </div>
  )
}
