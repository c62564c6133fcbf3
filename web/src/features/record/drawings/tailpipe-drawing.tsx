import { Phone } from './phone.tsx'

export function TailpipeDrawing() {
  return (
    <svg
      className="picture"
      viewBox="0 0 350 124"
      role="img"
      aria-label="Side view of the rear of a car. A phone is held 30 to 45 centimeters beside the tailpipe, out of the gas."
    >
      <g className="car-line">
        <path d="M0 22h62l46 36 62 6c10 1 16 8 16 18v24h-39M0 106h90M90 106a28.500 28.500 0 0 1 57 0M0 58h98M44 58v48" />
        <circle cx="118.500" cy="106" r="17" />
        <path d="M186 78h-14l4 9h10" />
      </g>
      <path className="src-line" d="M168 113h28M196 109.500v7" />
      <path className="ground" d="M0 123.250h350" />
      <Phone x={296} y={50} turn={66} />
      <g className="dim">
        <path d="M202 106V13M272 50V13M202 18h70M208.500 14.200 202 18l6.500 3.800M265.500 14.200 272 18l-6.500 3.800" />
        <path className="aim" d="M264 66 208 108" />
        <path d="M210 114c6-4 10 4 16 0s10 4 16 0M252 114c6-4 10 4 16 0" />
      </g>
      <text x="237" y="37" textAnchor="middle">
        30–45 cm
      </text>
    </svg>
  )
}
