import { useRef } from 'react'
import { CapturePanel } from '../../parts/capture-panel.tsx'
import { PhotoDesk, type PhotoDeskProps } from './photo-desk.tsx'

/** Photographing as a panel of its own: the whole screen of a phone, a box in the middle of a wide one. */
export function Photographer(props: Omit<PhotoDeskProps, 'dismiss'>) {
  const dismiss = useRef<(() => void) | null>(null)
  return (
    <CapturePanel label="Take photos" className="photo-panel" dismiss={dismiss}>
      <PhotoDesk {...props} dismiss={dismiss} />
    </CapturePanel>
  )
}
