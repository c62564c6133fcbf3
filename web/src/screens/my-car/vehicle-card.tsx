import { useEffect, useRef, useState } from 'react'
import { CarFacts } from '../../features/garage/car-facts.tsx'
import { carLabel } from '../../features/garage/car-title.ts'
import { RemoveCar } from '../../features/garage/remove-car.tsx'
import { AlertLine } from '../../parts/alert-line.tsx'
import { CarEditor } from './car-editor.tsx'
import type { MyCar } from './use-my-car.ts'

/** The car to read, and after Edit to write; Save stands where Edit stood. */
export function VehicleCard({ mine }: { mine: MyCar }) {
  const { car, mode, message, canUndo } = mine
  const [isAsking, setAsking] = useState(false)
  const card = useRef<HTMLElement>(null)
  const isFirst = useRef(true)
  // The keyboard goes where the work is: into the first field, and back to Edit.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else card.current?.querySelector<HTMLElement>(mode === 'read' ? '.edit-car' : 'input')?.focus()
  }, [mode])

  return (
    <section className="vehicle-card" aria-labelledby="h-vehicle" ref={card}>
      <h2 id="h-vehicle">{mode === 'add' ? 'A new car' : 'Vehicle information'}</h2>
      {mode === 'read' ? (
        <>
          <CarFacts info={car?.info} />
          <AlertLine message={message}>
            {canUndo && (
              <button className="link alert-undo" type="button" onClick={mine.undoRemoval}>
                Undo
              </button>
            )}
          </AlertLine>
          <div className="btns">
            <button className="btn btn-full edit-car" type="button" onClick={mine.edit}>
              Edit<span className="sr"> vehicle information</span>
            </button>
            {car && (
              <button className="btn btn-line" type="button" onClick={() => setAsking(true)}>
                Remove…<span className="sr"> {carLabel(car.info)}</span>
              </button>
            )}
          </div>
        </>
      ) : (
        <>
          <CarEditor key={car?.id ?? mode} info={car?.info} onSave={mine.save} onCancel={mine.cancel} />
          <AlertLine message={message} />
        </>
      )}
      {isAsking && car && (
        <RemoveCar
          name={carLabel(car.info)}
          onClose={() => setAsking(false)}
          onRemove={() => {
            setAsking(false)
            mine.remove()
          }}
        />
      )}
    </section>
  )
}
