import { LIMITS } from '@candi/contracts'
import { type FormEvent, useId, useRef, useState } from 'react'

const number = new Intl.NumberFormat('en-US')
const EXAMPLE = 'Front brake pads and rotors   $420\nBrake fluid flush   $129\nShop supplies   $22'

type Props = { isBusy: boolean; onCheck: (text: string) => void }

/** The field keeps its own text: what was pasted before the page came alive is not lost, and a failure keeps it too. */
export function QuoteForm({ isBusy, onCheck }: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [fault, setFault] = useState('')
  function check(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const text = field.current?.value.trim() ?? ''
    const found = faultOf(text)
    setFault(found)
    if (found) return field.current?.focus()
    onCheck(text)
  }
  return (
    <form className="quote-form" onSubmit={check} noValidate>
      <div className="labelled">
        <label htmlFor={id}>The workshop’s quote</label>
        <textarea
          id={id}
          ref={field}
          name="quote"
          rows={9}
          placeholder={EXAMPLE}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-hint${fault ? ` ${id}-fault` : ''}`}
        />
        {fault && (
          <p className="field-fault" id={`${id}-fault`} role="alert">
            {fault}
          </p>
        )}
        <p className="fine" id={`${id}-hint`}>
          Only the lines with jobs and prices are needed. Leave out your name and address. It is read and
          forgotten: nothing of it is stored.
        </p>
      </div>
      <button className="btn btn-full" type="submit" aria-disabled={isBusy}>
        Check the quote
      </button>
    </form>
  )
}

function faultOf(text: string): string {
  if (text === '') return 'Please paste or type the lines of the quote first.'
  if (text.length <= LIMITS.quoteCharacters) return ''
  return `This has ${number.format(text.length)} characters, and ${number.format(LIMITS.quoteCharacters)} can be read at a time. Please paste it in two parts.`
}
