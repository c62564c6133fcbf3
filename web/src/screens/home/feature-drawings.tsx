/** Six larger telltales on a 40 grid. */
export const FEATURE_DRAWINGS = {
  gauge: (
    <>
      <path d="M6.500 31a17 17 0 1 1 27 0" />
      <path d="M20 26l8-12" />
      <circle cx="20" cy="26" r="2.600" />
      <path d="M20 6.500v4M7 15.500l3.400 2M33 15.500l-3.400 2" />
    </>
  ),
  segments: (
    <g className="feature-segments">
      <path d="M4 9h6M12 9h6M20 9h6M28 9h6M4 20h6M12 20h6M4 31h6" />
      <path className="unlit" d="M20 20h6M28 20h6M12 31h6M20 31h6M28 31h6" />
    </g>
  ),
  page: (
    <>
      <path d="M4 4h18l7 7v25H4z" />
      <path d="M22 4v7h7" />
      <path d="M10.500 18h12M10.500 24h12M10.500 30h6" />
    </>
  ),
  noPlug: (
    <>
      <path d="M5 11h30l-4 17H9z" />
      <path
        d="M13 17h.01M18 17h.01M23 17h.01M28 17h.01M15 22.500h.01M20 22.500h.01M25 22.500h.01"
        strokeWidth="2.800"
      />
      <path className="feature-gap" d="M6 36L34 4" />
      <path d="M6 36L34 4" />
    </>
  ),
  camera: (
    <>
      <path d="M4 11h8l3-5h10l3 5h8v23H4z" />
      <path d="M11.500 20v5M15.750 17.500v10M20 15v15M24.250 18.500v8M28.500 20.500v4" />
    </>
  ),
  lockedCloud: (
    <>
      <path d="M15 30H12a8.500 8.500 0 0 1-.8-17A11.500 11.500 0 0 1 33 15.500a7.500 7.500 0 0 1 3 5" />
      <path d="M20 25h14v10H20z" />
      <path d="M23 25v-3a4 4 0 0 1 8 0v3" />
    </>
  ),
} as const
