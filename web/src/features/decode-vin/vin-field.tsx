import { cleanVin, VIN_LENGTH } from '@candi/contracts'
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'

type Props = {
  vin: string
  onVin: (vin: string) => void
  onEnter: () => void
  fault: string | undefined
  isBusy: boolean
  field: RefObject<HTMLInputElement | null>
}

const NOT_IN_A_VIN = /[ioq]/i

/** Takes a VIN typed or pasted in any form, and keeps what belongs to it, with the caret where it was. */
export function VinField({ vin, onVin, onEnter, fault, isBusy, field }: Props) {
  const id = useId()
  const caret = useRef<number>(null)
  // A new object each time: whatever was typed is shown as it was cleaned, also when nothing new is left of it.
  const [hint, setHint] = useState({ text: '' })
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  function take(input: HTMLInputElement) {
    const { value, selectionStart } = input
    const cleaned = cleanVin(value)
    // Where nothing was cleaned away the browser puts the caret right by itself.
    if (cleaned !== value) caret.current = cleanVin(value.slice(0, selectionStart ?? value.length)).length
    setHint({
      text: NOT_IN_A_VIN.test(value) ? 'A VIN has no I, O or Q. What looks like one is a 1 or a 0.' : '',
    })
    onVin(cleaned)
  }

  return (
    <div className="labelled vin-field">
      <label htmlFor={id}>VIN</label>
      <div className="field-box">
        <input
          ref={field}
          id={id}
          className="num"
          name="vin"
          value={vin}
          placeholder="17 letters and digits"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          readOnly={isBusy}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-count ${id}-says`}
          onChange={(event) => take(event.currentTarget)}
          onKeyDown={(event) => {
            // It may stand inside a form that saves on Enter.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            onEnter()
          }}
        />
        <span className="vin-count num" id={`${id}-count`}>
          <span aria-hidden="true">
            {vin.length}/{VIN_LENGTH}
          </span>
          <span className="sr">
            {vin.length} of {VIN_LENGTH} characters
          </span>
        </span>
      </div>
      <div id={`${id}-says`} aria-live="polite">
        {fault ? <p className="field-fault">{fault}</p> : hint.text && <p className="fine">{hint.text}</p>}
      </div>
    </div>
  )
}
