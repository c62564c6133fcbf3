import { Photographer } from '../../features/photograph/photographer.tsx'
import { ScanVin } from '../../features/scan-vin/scan-vin.tsx'

export type ScanVinPartsProps = { onUse: (vin: string) => void; onClose: () => void }

/** The camera and what reads its photo, together; fetched when a VIN is to be scanned. */
export const ScanVinParts = ({ onUse, onClose }: ScanVinPartsProps) => (
  <ScanVin
    camera={(onPhoto) => (
      <Photographer
        kind="vin"
        max={1}
        onUse={([photo]) => (photo ? onPhoto(photo.blob) : onClose())}
        onClose={onClose}
      />
    )}
    onUse={onUse}
    onClose={onClose}
  />
)
