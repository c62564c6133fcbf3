import { type FormEvent, useState } from 'react'
import type { VehicleInfo } from '../../api/vehicle-info.ts'
import { VinEntry } from '../../features/decode-vin/vin-entry.tsx'
import { draftOf, filledByVin, readCarFields } from '../../features/garage/car-fields.ts'
import { CarForm } from '../../features/garage/car-form.tsx'
import { AlertLine, type AlertMessage } from '../../parts/alert-line.tsx'
import { ScanVinButton } from '../scan-vin/scan-vin-button.tsx'
import { DECODE_FAILED, INVALID_VIN, SAVE_FAILED } from './saving-words.ts'

type Props = {
  /** Undefined: a car that is not in the garage yet. */
  info: VehicleInfo | undefined
  /** Returns whether the browser kept it. */
  onSave: (info: VehicleInfo) => boolean
  onCancel: () => void
}

/** The fields of a car, with a VIN decoder that fills them. */
export function CarEditor({ info, onSave, onCancel }: Props) {
  const [draft, setDraft] = useState(() => draftOf(info, navigator.language || 'en-US'))
  const [isDecoderShown, setDecoderShown] = useState(false)
  const [fault, setFault] = useState<Parameters<typeof CarForm>[0]['fault']>()
  const [message, setMessage] = useState<AlertMessage>()
  /** Why a VIN was not decoded; empty when all is well. */
  const [decodeFailure, setDecodeFailure] = useState('')
  const { fields } = draft

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reading = readCarFields(draft, new Date())
    setFault(reading.ok ? undefined : reading)
    if (!reading.ok) {
      setMessage(undefined)
      return event.currentTarget.querySelector<HTMLInputElement>(`input[name="${reading.field}"]`)?.focus()
    }
    if (!onSave(reading.info)) setMessage({ kind: 'error', text: SAVE_FAILED })
  }

  return (
    <form className="car-editor" onSubmit={save} noValidate aria-label="Vehicle information">
      <div className="decoder">
        <button
          className="btn btn-line btn-small"
          type="button"
          aria-expanded={isDecoderShown}
          onClick={() => setDecoderShown(!isDecoderShown)}
        >
          {isDecoderShown ? 'Hide VIN decoder' : 'Fill in from a VIN'}
        </button>
        {isDecoderShown && (
          <VinEntry
            vin={fields.vin}
            onVin={(vin) => setDraft((before) => ({ ...before, fields: { ...before.fields, vin } }))}
            invalidText={INVALID_VIN}
            patience="my-car"
            scan={(onVin) => <ScanVinButton onVin={onVin} />}
            onBegin={() => setDecodeFailure('')}
            onDecoded={(answer) => {
              setDraft((before) => filledByVin(before, answer))
              setFault(undefined)
            }}
            onFailed={({ text }) => setDecodeFailure(text)}
          />
        )}
        <AlertLine message={decodeFailure ? { kind: 'error', text: DECODE_FAILED } : undefined}>
          <p className="fine">{decodeFailure} Your VIN is still in its field.</p>
        </AlertLine>
      </div>
      <CarForm
        fields={fields}
        onChange={(next) => setDraft((before) => ({ ...before, fields: next }))}
        fault={fault}
        hasVinField={!isDecoderShown}
      />
      <AlertLine message={message}>
        <p className="fine">What you typed is still in the fields.</p>
      </AlertLine>
      <div className="btns">
        <button className="btn btn-full" type="submit">
          Save
        </button>
        <button className="btn btn-line" type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
