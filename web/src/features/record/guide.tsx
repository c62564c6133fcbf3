import type { ComponentType } from 'react'
import { Mark } from '../../parts/mark.tsx'
import { CabinDrawing } from './drawings/cabin-drawing.tsx'
import { EngineDrawing } from './drawings/engine-drawing.tsx'
import { StartupDrawing } from './drawings/startup-drawing.tsx'
import { TailpipeDrawing } from './drawings/tailpipe-drawing.tsx'
import { WheelDrawing } from './drawings/wheel-drawing.tsx'
import type { Guidance, GuidancePlace } from './guidance.ts'

const DRAWINGS = {
  engine: EngineDrawing,
  cabin: CabinDrawing,
  wheel: WheelDrawing,
  startup: StartupDrawing,
  tailpipe: TailpipeDrawing,
} as const satisfies Record<GuidancePlace, ComponentType>

/** "30–45 cm" stays on one line. */
const DISTANCE = /(\d{1,20}–\d{1,20} cm)/

/** Where to stand, what to point, what to mind. */
export function Guide({ guidance, titleId }: { guidance: Guidance; titleId: string }) {
  const Drawing = DRAWINGS[guidance.place]
  return (
    <section className="guide">
      <p className="what">
        <Mark />
        {guidance.what}
      </p>
      <h2 id={titleId} tabIndex={-1}>
        {guidance.title.split(DISTANCE).map((part) =>
          DISTANCE.test(part) ? (
            <span key={part} className="keep">
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </h2>
      <Drawing />
      <p className="care">{guidance.care}</p>
    </section>
  )
}
