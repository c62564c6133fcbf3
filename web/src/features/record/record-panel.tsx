import { useRef } from 'react'
import { CapturePanel } from '../../parts/capture-panel.tsx'
import { Recorder, type RecorderProps } from './recorder.tsx'

/** The recorder as a panel of its own: the whole screen of a phone, a box in the middle of a wide one. */
export function RecordPanel(props: RecorderProps) {
  const dismiss = useRef<(() => void) | null>(null)
  return (
    <CapturePanel label="Record the noise" className="record-panel" dismiss={dismiss}>
      <Recorder {...props} dismiss={dismiss} />
    </CapturePanel>
  )
}
