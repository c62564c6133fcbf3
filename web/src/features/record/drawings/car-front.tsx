/** The front of a car from the side, on the drawings' 350 by 124 ground. */
export function CarFront({ hood }: { hood: 'open' | 'closed' }) {
  return (
    <>
      <g className="car-line">
        <path d="M350 22h-52l-40 36-106 12c-9 1-14 7-14 16v20h25M220 106h130M163 106a28.5 28.5 0 0 1 57 0M268 58h82M290 58v48" />
        <circle cx="191.5" cy="106" r="17" />
        <path d="M139 82h13l-4 8h-9" />
        {hood === 'open' && <path d="M256 57 198 5l-7 4" />}
        {hood === 'open' && <path className="thin" d="m222 62 2-33.5" />}
      </g>
      <path className="ground" d="M0 123.25h350" />
    </>
  )
}
