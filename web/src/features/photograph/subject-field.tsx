import { useId } from 'react'
import { FIRST_SUBJECTS, PLACES_OF_VIN, SUBJECTS, type SubjectId } from './subjects.ts'

type Props = {
  subject: SubjectId
  /** Where only a VIN is wanted, nothing else is offered. */
  isForVin: boolean
  onSubject: (subject: SubjectId) => void
}

/** What will be photographed: chips to choose one of; for a VIN, where it stands. */
export function SubjectField({ subject, isForVin, onSubject }: Props) {
  const isVin = PLACES_OF_VIN.includes(subject)
  return (
    <>
      {!isForVin && (
        <Choices
          title="What is it?"
          subjects={FIRST_SUBJECTS}
          isChosen={(id) => id === subject || (isVin && PLACES_OF_VIN.includes(id))}
          nameOf={(id) => (PLACES_OF_VIN.includes(id) ? 'VIN' : SUBJECTS[id].name)}
          onSubject={onSubject}
        />
      )}
      {isVin && (
        <Choices
          title="Where does it stand?"
          subjects={PLACES_OF_VIN}
          isChosen={(id) => id === subject}
          nameOf={(id) => SUBJECTS[id].name}
          onSubject={onSubject}
        />
      )}
    </>
  )
}

type ChoicesProps = {
  title: string
  subjects: readonly SubjectId[]
  isChosen: (subject: SubjectId) => boolean
  nameOf: (subject: SubjectId) => string
  onSubject: (subject: SubjectId) => void
}

function Choices({ title, subjects, isChosen, nameOf, onSubject }: ChoicesProps) {
  const name = useId()
  return (
    <fieldset className="subjects">
      <legend className="sr">{title}</legend>
      {subjects.map((id) => (
        <label key={id} className="choice">
          <input type="radio" name={name} value={id} checked={isChosen(id)} onChange={() => onSubject(id)} />
          <span className="chip quiet bare">{nameOf(id)}</span>
        </label>
      ))}
    </fieldset>
  )
}
