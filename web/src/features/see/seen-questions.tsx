import type { SeenQuestion } from '@candi/contracts'
import { useId } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { percentWords } from './seen-words.ts'

type Props = {
  questions: readonly SeenQuestion[]
  /** Chosen options, by the question's id. */
  choices: Readonly<Record<string, number>>
  /** Undefined takes the choice back. */
  onChoose: (question: SeenQuestion, option: number | undefined) => void
}

/** What pixels cannot say is asked beside the picture; what they propose is marked, and nothing counts before it is tapped. */
export function SeenQuestions({ questions, choices, onChoose }: Props) {
  return questions.map((question) => (
    <Question
      key={question.id}
      question={question}
      chosen={choices[question.id]}
      onChoose={(option) => onChoose(question, option)}
    />
  ))
}

type QuestionProps = {
  question: SeenQuestion
  chosen: number | undefined
  onChoose: (option: number | undefined) => void
}

function Question({ question: { text, how, options, proposed }, chosen, onChoose }: QuestionProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: chips, as everywhere in the conversation
    <div className="seen-question" role="group" aria-labelledby={id}>
      <p className="q" id={id}>
        {text}
      </p>
      {how && <p className="soft">{how}</p>}
      <div className="chips">
        {options.map(({ label, colour }, option) => {
          const isChosen = chosen === option
          return (
            <button
              key={label}
              className="chip"
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? undefined : option)}
            >
              {isChosen && <Icon name="check" />}
              {colour && <span className={`swatch swatch-${colour}`} aria-hidden="true" />}
              {label}
              {proposed?.option === option && (
                <span className="from-photo">from the photo, {percentWords(proposed.probability)}</span>
              )}
            </button>
          )
        })}
      </div>
    </div>
  )
}
