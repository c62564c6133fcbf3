import { useState } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { LateParts } from '../../parts/late-parts.tsx'

const load = async () => (await import('./scan-vin-parts.tsx')).ScanVinParts

/** Free for everybody, like typing it: on My Car, on Upload and in the car panel of Diagnose. */
export function ScanVinButton({ onVin }: { onVin: (vin: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button className="btn btn-line btn-small scan" type="button" onClick={() => setOpen(true)}>
        <Icon name="camera" className="small" />
        Scan the VIN
      </button>
      {isOpen && (
        <LateParts
          load={load}
          props={{
            onUse: (vin: string) => {
              onVin(vin)
              close()
            },
            onClose: close,
          }}
          missing="The camera did not arrive"
          meanwhile="type the VIN instead."
          onClose={close}
        />
      )}
    </>
  )
}
