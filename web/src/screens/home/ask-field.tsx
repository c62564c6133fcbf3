import { type FormEvent, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../../parts/icon.tsx'
import './ask-field.css'

/** The first sentence, typed here and sent on Diagnose. Without a script the form still leads there. */
export function AskField({ placeholder }: { placeholder: string }) {
  const navigate = useNavigate()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  function ask(event: FormEvent) {
    event.preventDefault()
    const opening = field.current?.value.trim() ?? ''
    void navigate('/diagnose', { state: { opening } })
  }
  return (
    <form className="ask" action="/diagnose" onSubmit={ask}>
      <label className="sr" htmlFor={id}>
        What is your car doing?
      </label>
      {/* Keeps its own value: words typed before the page came alive are not lost. */}
      <input id={id} ref={field} placeholder={placeholder} autoComplete="off" enterKeyHint="send" />
      <button type="submit" aria-label="Diagnose">
        <Icon name="arrow" />
      </button>
    </form>
  )
}
