import { unknownVehicle, VIN_FAILURE_PREFIX, type VinAnswer } from '@candi/contracts'
import { useEffect, useRef, useState } from 'react'
import { isNamed, readVehicleInfo, saveVehicleInfo, vehicleInfoOf } from '../../api/vehicle-info.ts'
import type { VinFailure } from '../../api/vin.ts'

import { readVehicleForm } from '../../features/describe-upload/read-vehicle-form.ts'
import { type VehicleForm, vehicleFormOf, withDecoded } from '../../features/describe-upload/vehicle-form.ts'
import type { AlertMessage } from '../../parts/alert-line.tsx'
import { usualUnit } from '../../parts/usual-unit.ts'

const FALLBACK_MILLISECONDS = 3_000
const LOADED = 'Vehicle information loaded from your My Car profile!'
const SWITCHED = 'Switched to manual input.'
const DECODED = 'VIN decoded. The fields are filled, and My Car has the same car now.'
const DECODED_UNKEPT =
  'VIN decoded and the fields are filled. This browser could not keep the car for My Car.'

export type VehicleMode = 'vin' | 'manual'

/** The car that My Car keeps, as fields; empty fields where it keeps none. */
function startOf() {
  const kept = readVehicleInfo()
  const unit = kept?.mileageUnit ?? usualUnit(navigator.language)
  const unknown = unknownVehicle(unit)
  if (!kept) return { form: vehicleFormOf(unknown), vin: '', isNamed: false }
  const { year, make, model, subModel, engine, transmission, drivetrain, mileage, vin } = kept
  const told = { year, make, model, sub_model: subModel, engine, transmission, drivetrain, mileage }
  return { form: vehicleFormOf({ ...unknown, ...told }), vin, isNamed: isNamed(kept) }
}

/** The vehicle block: by VIN or by hand, started with the car of My Car. */
export function useUploadVehicle(today: Date) {
  const [start] = useState(startOf)
  const [form, setForm] = useState<VehicleForm>(start.form)
  const [vin, setVin] = useState(start.vin)
  const [mode, setMode] = useState<VehicleMode>(start.isNamed ? 'manual' : 'vin')
  const [message, setMessage] = useState<AlertMessage>()
  const fallback = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stopFallback = () => clearTimeout(fallback.current)
  const block = useRef<HTMLDivElement>(null)
  const leadsFocus = useRef(false)

  useEffect(() => {
    // Said once the page stands, so that a screen reader hears it too.
    if (start.isNamed) setMessage({ kind: 'success', text: LOADED })
    return () => clearTimeout(fallback.current)
  }, [start])
  useEffect(() => {
    if (mode === 'manual' && leadsFocus.current)
      block.current?.querySelector<HTMLElement>('input[name="year"]')?.focus()
    leadsFocus.current = false
  }, [mode])

  function onDecoded(answer: VinAnswer) {
    const filled = withDecoded(form, answer.vehicle)
    setForm(filled)
    const isKept = saveVehicleInfo(vehicleInfoOf(readVehicleForm(filled, today), answer.vin, answer.facts))
    setMessage({ kind: 'success', text: isKept ? DECODED : DECODED_UNKEPT })
  }
  function onFailed({ text, leadsToManual }: VinFailure) {
    const told = `${VIN_FAILURE_PREFIX}${text}`
    setMessage({ kind: 'error', text: told })
    if (!leadsToManual) return
    fallback.current = setTimeout(() => {
      // Whoever is busy elsewhere stays there; whose field goes away is led to the first one that takes its place.
      leadsFocus.current = block.current?.querySelector('.vin-entry')?.matches(':focus-within') ?? false
      setMode('manual')
      setMessage({ kind: 'error', text: `${told} ${SWITCHED}` })
    }, FALLBACK_MILLISECONDS)
  }
  return {
    form,
    setForm,
    vin,
    setVin,
    mode,
    message,
    block,
    switchTo: (next: VehicleMode) => {
      stopFallback()
      setMode(next)
    },
    /** From what is read to the fields that can be typed in. */
    toFields: () => {
      stopFallback()
      leadsFocus.current = true
      setMode('manual')
    },
    onBegin: () => {
      stopFallback()
      setMessage(undefined)
    },
    onDecoded,
    onFailed,
  }
}
export type UploadVehicleState = ReturnType<typeof useUploadVehicle>
