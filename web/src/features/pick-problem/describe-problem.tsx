import { CONFIDENCES, LIMITS, severitiesOf } from '@candi/contracts'
import { type ReactNode, useId } from 'react'
import { ChipChoice } from './chip-choice.tsx'
import type { ProblemChoice } from './problem-choice.ts'

export type DescribeProps = {
  choice: ProblemChoice
  onChange: (choice: ProblemChoice) => void
  severityFault?: string | undefined
  /** Where given, nothing can be written: called instead when somebody tries. */
  onRefuse?: (() => void) | undefined
  /** Says why, by id. */
  refusedBecause?: string | undefined
  /** Stands below the description. */
  children?: ReactNode
}

/** The third step: how bad, how sure, and whatever else there is to say. */
export function DescribeProblem(props: DescribeProps) {
  const { choice, onChange, severityFault, onRefuse, refusedBecause, children } = props
  const id = useId()
  const most = LIMITS.sanitizedCharacters
  return (
    <div className="pick-details">
      <ChipChoice
        legend="Severity"
        isRequired
        options={severitiesOf(choice.problem ?? '').map(({ id: value, label }) => ({ value, label }))}
        chosen={choice.severity}
        onChoose={(severity) => onChange({ ...choice, severity })}
        fault={severityFault}
      />
      <ChipChoice
        legend="How sure are you of the problem?"
        options={CONFIDENCES}
        chosen={choice.confidence}
        onChoose={(confidence) => onChange({ ...choice, confidence })}
      />
      <div className="labelled">
        <label htmlFor={id}>
          Description<span className="must"> optional</span>
        </label>
        <textarea
          id={id}
          rows={3}
          maxLength={most}
          value={choice.description}
          readOnly={Boolean(onRefuse)}
          aria-disabled={onRefuse ? true : undefined}
          aria-describedby={[refusedBecause, `${id}-room`].filter(Boolean).join(' ')}
          onClick={onRefuse}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onRefuse?.()
          }}
          onChange={(event) => onChange({ ...choice, description: event.target.value })}
        />
        <p className="field-room" id={`${id}-room`}>
          {onRefuse ? (
            'Not open for now.'
          ) : (
            <>
              When it is heard, and what was done about it.{' '}
              <span className="num">{(most - choice.description.length).toLocaleString('en-US')}</span>{' '}
              characters left.
            </>
          )}
        </p>
        {children}
      </div>
    </div>
  )
}
