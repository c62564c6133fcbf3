import type { ReactNode } from 'react'
import { Modal } from '../../parts/modal.tsx'
import { useVinLook } from './use-vin-look.ts'
import { VinFound } from './vin-found.tsx'
import './scan-vin.css'

type Props = {
  /** Takes or chooses one photo. */
  camera: (onPhoto: (photo: Blob) => void) => ReactNode
  onUse: (vin: string) => void
  onClose: () => void
}

/** From a photo of the plate, the sticker or the windshield to a VIN that its owner has compared with the car. */
export function ScanVin({ camera, onUse, onClose }: Props) {
  const { look, send, sendAgain, shootAgain } = useVinLook()
  if (look.state === 'shooting') return camera(send)
  if (look.state === 'looking')
    return (
      <Modal title="Reading the VIN" onClose={onClose}>
        <p role="status">Looking at your photo. Nothing of it is kept on our server.</p>
        <progress className="scan-progress" aria-label="Reading the VIN" max={1} value={look.done} />
        <div className="btns">
          <button className="btn plain" type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </Modal>
    )
  const again = (
    <button className="btn" type="button" onClick={shootAgain}>
      Take another photo
    </button>
  )
  const close = (
    <button className="btn plain" type="button" onClick={onClose}>
      Close
    </button>
  )
  if (look.state === 'failed')
    return (
      <Modal title="The photo did not get through" onClose={onClose}>
        <p role="alert">{look.sentence} Your photo is still here.</p>
        <div className="btns">
          <button className="btn primary" type="button" onClick={sendAgain}>
            Send it again
          </button>
          {again}
          {close}
        </div>
      </Modal>
    )
  const { vin, next, summary } = look.sighting
  if (!vin)
    return (
      <Modal title="No VIN found in this photo" onClose={onClose}>
        <p>{summary}</p>
        {next && (
          <p>
            <b>{next.title}.</b> {next.how}
          </p>
        )}
        <p>Or type it: 17 letters and digits, never an I, an O or a Q.</p>
        <div className="btns">
          {again}
          {close}
        </div>
      </Modal>
    )
  return (
    <Modal title="Is this your VIN?" onClose={onClose}>
      <div className="scan-vin">
        <VinFound seen={vin} label="Use this VIN" onUse={onUse} />
      </div>
      <div className="btns">
        {again}
        {close}
      </div>
    </Modal>
  )
}
