import type { VehicleWords } from '@candi/contracts'
import { useState } from 'react'
import { VinEntry } from '../../features/decode-vin/vin-entry.tsx'
import { AlertLine } from '../../parts/alert-line.tsx'
import { ScanVinButton } from '../scan-vin/scan-vin-button.tsx'

/** A VIN instead of the fields: typing it is free for everybody, and it tells more than most owners know. */
export function CarVin({ onFacts }: { onFacts: (facts: VehicleWords) => void }) {
  const [isShown, setShown] = useState(false)
  const [vin, setVin] = useState('')
  const [failure, setFailure] = useState('')
  return (
    <div className="panel-vin">
      <button
        className="btn"
        type="button"
        aria-expanded={isShown}
        onClick={() => {
          setShown(!isShown)
          setFailure('')
        }}
      >
        {isShown ? 'Hide VIN decoder' : 'Fill in from a VIN'}
      </button>
      {isShown && (
        <VinEntry
          vin={vin}
          onVin={setVin}
          invalidText="Please enter a valid 17-character VIN."
          patience="upload"
          scan={(onVin) => <ScanVinButton onVin={onVin} />}
          onBegin={() => setFailure('')}
          onDecoded={(answer) => onFacts(answer.facts)}
          onFailed={({ text }) => setFailure(text)}
        />
      )}
      <AlertLine
        message={
          failure
            ? { kind: 'error', text: `${failure} What you know of the car can be written below.` }
            : undefined
        }
      />
    </div>
  )
}
