import { useState } from 'react'
import type { VehicleInfo } from '../../api/vehicle-info.ts'
import { carLabel } from '../../features/garage/car-title.ts'
import {
  currentCar,
  type Garage,
  switchedTo,
  withCar,
  withCarBack,
  withInfo,
  withoutCar,
} from '../../features/garage/garage.ts'
import { changeGarage, useGarage } from '../../features/garage/garage-store.ts'
import type { AlertMessage } from '../../parts/alert-line.tsx'
import { newId } from '../../parts/new-id.ts'
import { SAVE_FAILED, savedWords } from './saving-words.ts'

/** Which car is shown, whether it is read or written, and what was told last. */
export function useMyCar() {
  const garage = useGarage()
  const [mode, setMode] = useState<'read' | 'edit' | 'add'>('read')
  const [message, setMessage] = useState<AlertMessage>()
  const [removed, setRemoved] = useState<{ before: Garage; id: string }>()
  const car = mode === 'add' ? undefined : currentCar(garage)

  function tell(next: AlertMessage | undefined) {
    setMessage(next)
    setRemoved(undefined)
  }
  function open(next: typeof mode) {
    tell(undefined)
    setMode(next)
  }
  /** Half-written fields are not thrown away by a tap beside them. */
  function unlessEditing(act: () => void) {
    if (mode === 'read') act()
    else tell({ kind: 'info', text: 'Please save or cancel what you are writing first.' })
  }

  function save(info: VehicleInfo): boolean {
    const now = Date.now()
    const isKept = changeGarage((before) =>
      car ? withInfo(before, car.id, info, now) : withCar(before, { id: newId(), info, savedAt: now }),
    )
    if (!isKept) return false
    setMode('read')
    tell({ kind: 'success', text: savedWords(info) })
    return true
  }
  function remove() {
    if (!car) return
    if (!changeGarage((before) => withoutCar(before, car.id)))
      return tell({ kind: 'error', text: SAVE_FAILED })
    tell({ kind: 'info', text: `${carLabel(car.info)} is removed from this browser.` })
    setRemoved({ before: garage, id: car.id })
  }
  function undoRemoval() {
    if (!removed) return
    const { before, id } = removed
    if (changeGarage((now) => withCarBack(now, before, id))) tell({ kind: 'success', text: 'It is back.' })
    else tell({ kind: 'error', text: SAVE_FAILED })
  }

  return {
    cars: garage.cars,
    car,
    mode,
    message,
    canUndo: removed !== undefined,
    edit: () => open(car ? 'edit' : 'add'),
    add: () => unlessEditing(() => open('add')),
    cancel: () => open('read'),
    switchTo: (id: string) =>
      unlessEditing(() => {
        tell(undefined)
        changeGarage((before) => switchedTo(before, id))
      }),
    save,
    remove,
    undoRemoval,
  }
}
export type MyCar = ReturnType<typeof useMyCar>
