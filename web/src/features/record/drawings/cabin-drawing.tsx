export function CabinDrawing() {
  return (
    <svg
      className="picture"
      viewBox="0 0 350 124"
      role="img"
      aria-label="A car from above. The passenger beside the driver holds the phone toward the dashboard."
    >
      <g className="car-line">
        <path d="M14 62C14 30 24 13 54 12h220c34 0 52 18 52 50s-18 50-52 50H54C24 111 14 94 14 62z" />
        <path d="M104 20c-17 26-17 58 0 84M262 22c13 26 13 54 0 80M104 20l20 14h122l16-12M104 104l20-14h122l16 12" />
        <circle cx="168" cy="76" r="8.500" />
        <circle cx="168" cy="48" r="8.500" />
        <ellipse cx="139" cy="76" rx="3.500" ry="9" />
      </g>
      <g className="phone-line" transform="translate(143 48) rotate(90)">
        <rect x="-7" y="-11" width="14" height="22" rx="3" />
        <path d="M-2.500 7.500h5" />
      </g>
      <path className="dim aim" d="M126 48h-20" />
      <text x="184" y="52.500">
        passenger
      </text>
      <text className="quiet" x="184" y="80.500">
        driver
      </text>
    </svg>
  )
}
