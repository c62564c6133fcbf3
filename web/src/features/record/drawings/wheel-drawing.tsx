import { CarFront } from './car-front.tsx'
import { Phone } from './phone.tsx'

export function WheelDrawing() {
  return (
    <svg
      className="picture"
      viewBox="0 0 350 124"
      role="img"
      aria-label="Side view of a slowly rolling car. A phone is held beside the front wheel, its bottom end toward it, by somebody who walks along."
    >
      <CarFront hood="closed" />
      <path className="src-line" d="M191.500 97.500v17M183 106h17" />
      <Phone x={272} y={74} turn={68} />
      <path className="dim aim" d="M245 86 208 101" />
      <path className="dim" d="M112 17.500H22M28.500 13.700 22 17.500l6.500 3.800" />
      <text x="122" y="22">
        walking pace
      </text>
    </svg>
  )
}
