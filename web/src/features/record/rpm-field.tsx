import { useId } from 'react'
import { RPM_FAULT, readRpm } from '../../parts/read-rpm.ts'

type Props = { text: string; onText: (text: string) => void; isFaultShown: boolean }

/** The engine speed, for those who can see it. */
export function RpmField({ text, onText, isFaultShown }: Props) {
  const id = useId()
  const isFaulty = isFaultShown && !readRpm(text).ok
  return (
    <div className="labelled rpm">
      <label htmlFor={id}>Engine speed, if you saw it (optional)</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        placeholder="800"
        value={text}
        aria-invalid={isFaulty || undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <p id={`${id}-hint`} className={isFaulty ? 'field-fault' : 'hint soft'}>
        {isFaulty ? RPM_FAULT : 'Revolutions per minute, from the rev counter. It helps tell what turns.'}
      </p>
    </div>
  )
}
