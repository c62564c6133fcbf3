import type { Lamp } from '@candi/contracts'
import { LAMP_SHAPES } from './lamp-shapes.tsx'
import './lamp.css'

/** A drawing of a lamp without a word of its own: whatever holds it carries the label. */
export function LampIcon({ lamp, className = '' }: { lamp: Lamp; className?: string }) {
  return (
    <svg className={`ico lamp-ico ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {LAMP_SHAPES[lamp]}
    </svg>
  )
}
