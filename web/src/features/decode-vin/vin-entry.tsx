import { isCompleteVin, type VinAnswer, type VinPatience } from '@candi/contracts'
import { type ReactNode, useRef, useState } from 'react'
import type { VinFailure } from '../../api/vin.ts'
import { DecodedLine } from './decoded-line.tsx'
import { Misreadings } from './misreadings.tsx'
import { useVinDecoding } from './use-vin-decoding.ts'
import { VinField } from './vin-field.tsx'
import './vin-entry.css'

type Props = {
  vin: string
  /** Always cleaned: upper case, letters and digits of a VIN alone, at most 17. */
  onVin: (vin: string) => void
  /** What is said of a VIN that is not complete; My Car and Upload word it differently. */
  invalidText: string
  /** Which screen waits, and so for how long. */
  patience: VinPatience
  onDecoded: (answer: VinAnswer) => void
  /** Not called for what the visitor cancelled. */
  onFailed: (failure: VinFailure) => void
  /** A decoding begins: older messages are out of date. */
  onBegin?: () => void
  /** Another way to fill the field: a photo. */
  scan?: (onVin: (vin: string) => void) => ReactNode
}

const EMPTY_TEXT = 'Please enter a VIN number.'

/** A VIN to type or paste, and to decode. Stands inside or outside a form; the screen tells what failed. */
export function VinEntry({ vin, onVin, invalidText, patience, onDecoded, onFailed, onBegin, scan }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const [answer, setAnswer] = useState<VinAnswer>()
  const isComplete = isCompleteVin(vin)
  const { isBusy, decode, cancel } = useVinDecoding(patience, {
    onFailed,
    onDecoded: (read) => {
      setAnswer(read)
      onDecoded(read)
    },
  })

  function change(next: string) {
    setFault(undefined)
    onVin(next)
  }
  function begin() {
    if (isBusy) return
    if (!isComplete) {
      setFault(vin ? invalidText : EMPTY_TEXT)
      field.current?.focus()
      return
    }
    setFault(undefined)
    setAnswer(undefined)
    onBegin?.()
    void decode(vin)
  }
  function pick(meant: string) {
    change(meant)
    field.current?.focus()
  }

  return (
    <fieldset className="vin-entry">
      <legend className="sr">Decode a VIN</legend>
      <VinField vin={vin} onVin={change} onEnter={begin} fault={fault} isBusy={isBusy} field={field} />
      <div className="btns">
        <button
          className="btn btn-full btn-small"
          type="button"
          aria-disabled={!isComplete || isBusy}
          onClick={begin}
        >
          {isBusy ? 'Decoding…' : 'Decode VIN'}
        </button>
        {isBusy && (
          <button
            className="btn btn-line btn-small"
            type="button"
            onClick={() => {
              cancel()
              field.current?.focus()
            }}
          >
            Cancel<span className="sr"> decoding</span>
          </button>
        )}
        {!isBusy && scan?.(pick)}
      </div>
      <div className="vin-says" aria-live="polite">
        {!isBusy && <Misreadings vin={vin} onPick={pick} />}
        {answer?.vin === vin && <DecodedLine answer={answer} />}
      </div>
    </fieldset>
  )
}
