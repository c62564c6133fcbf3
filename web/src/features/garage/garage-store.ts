import { useEffect, useState, useSyncExternalStore } from 'react'
import { readVehicleInfo, saveVehicleInfo, VEHICLE_INFO_KEY } from '../../api/vehicle-info.ts'
import { newId } from '../../parts/new-id.ts'
import { currentCar, EMPTY_GARAGE, type Garage, garageSchema, withShared } from './garage.ts'

/** All cars. The current one also stands under the key that Upload knows. */
export const GARAGE_KEY = 'candi.garage'

let garage = EMPTY_GARAGE
const listeners = new Set<() => void>()

/** The garage as this browser keeps it now, joined with what Upload saved meanwhile. */
export function openGarage(): Garage {
  const kept = readKept()
  const joined = withShared(kept, readVehicleInfo(), newId, Date.now())
  if (joined !== kept) keep(joined)
  return show(joined)
}

/** Changes the garage. Returns whether the browser kept it; where not, everything stands as it was. */
export function changeGarage(change: (garage: Garage) => Garage): boolean {
  const next = change(openGarage())
  if (!keep(next)) return false
  show(next)
  return true
}

function show(next: Garage): Garage {
  if (JSON.stringify(next) !== JSON.stringify(garage)) {
    garage = next
    for (const listener of listeners) listener()
  }
  return garage
}

function readKept(): Garage {
  try {
    const parsed = garageSchema.safeParse(JSON.parse(localStorage.getItem(GARAGE_KEY) ?? 'null'))
    return parsed.success ? parsed.data : EMPTY_GARAGE
  } catch {
    return EMPTY_GARAGE // damaged, or a browser that keeps nothing
  }
}

function keep(next: Garage): boolean {
  try {
    const before = localStorage.getItem(GARAGE_KEY)
    localStorage.setItem(GARAGE_KEY, JSON.stringify(next))
    const car = currentCar(next)
    if (!car) localStorage.removeItem(VEHICLE_INFO_KEY)
    else if (!saveVehicleInfo(car.info)) {
      if (before === null) localStorage.removeItem(GARAGE_KEY)
      else localStorage.setItem(GARAGE_KEY, before)
      return false
    }
    return true
  } catch {
    return false
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const currentGarage = () => garage

/** The garage, also after another tab changed it. */
export function useGarage(): Garage {
  useState(openGarage)
  useEffect(() => {
    // Another tab writes the garage first and then the current car: joined in between, the old current car would win.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === GARAGE_KEY) show(readKept())
      else if (key === VEHICLE_INFO_KEY || key === null) openGarage()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])
  return useSyncExternalStore(subscribe, currentGarage, () => EMPTY_GARAGE)
}
