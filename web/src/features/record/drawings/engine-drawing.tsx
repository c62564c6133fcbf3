import { CarFront } from './car-front.tsx'
import { Phone } from './phone.tsx'

export function EngineDrawing() {
  return (
    <svg
      className="picture"
      viewBox="0 0 350 124"
      role="img"
      aria-label="Side view of a car with the hood open. A phone is held 30 to 45 centimeters from the engine, its bottom end toward it."
    >
      <CarFront hood="open" />
      <path className="src-line" d="M168 67v-9h38v4.5" />
      <Phone x={44} y={41} turn={-74} />
      <g className="dim">
        <path d="M70 44V13M168 53V13M70 18h98M76.5 14.2 70 18l6.5 3.8M161.5 14.2 168 18l-6.5 3.8" />
        <path className="aim" d="M76 50.5 162 60" />
      </g>
      <text x="119" y="37" textAnchor="middle">
        30–45 cm
      </text>
    </svg>
  )
}
