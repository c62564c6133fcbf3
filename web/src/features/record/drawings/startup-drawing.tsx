import { CarFront } from './car-front.tsx'
import { Phone } from './phone.tsx'

export function StartupDrawing() {
  return (
    <svg
      className="picture"
      viewBox="0 0 350 124"
      role="img"
      aria-label="Side view of a car with the hood closed. First a phone at the front begins to record, then the key is turned inside."
    >
      <CarFront hood="closed" />
      <g className="src-line">
        <circle cx="312" cy="80" r="7" />
        <path d="M319 80h23M337 80v6M331 80v5" />
        <path d="M303 68a15 15 0 0 1 17-2M321 60.500v6h-6" />
      </g>
      <Phone x={58} y={66} turn={-74} />
      <path className="dim aim" d="M92 75 130 84" />
      <text x="20" y="22">
        1 Record
      </text>
      <text x="168" y="22">
        2 Turn the key
      </text>
      <path className="dim" d="M92 17.500h64M149.500 13.700l6.500 3.800-6.500 3.800" />
    </svg>
  )
}
