import { ICON_SHAPES, type IconName } from './icon-shapes.tsx'

/** A drawing without a word of its own: whatever holds it carries the label. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`ico ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {ICON_SHAPES[name]}
    </svg>
  )
}
