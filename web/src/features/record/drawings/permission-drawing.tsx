export function PermissionDrawing() {
  return (
    <svg
      className="picture"
      viewBox="0 0 350 124"
      role="img"
      aria-label="The address bar of a browser. Its first sign, left of the address, opens a list; in it the microphone is switched on."
    >
      <g className="car-line">
        <rect x="1" y="6" width="348" height="38" rx="19" />
        <path d="M1 68c0-5 3-8 8-8h204c5 0 8 3 8 8v46c0 5-3 8-8 8H9c-5 0-8-3-8-8z" />
        <rect x="21" y="77" width="9" height="17" rx="4.500" />
        <path d="M15.500 89a10 10 0 0 0 20 0M25.500 99v5" />
      </g>
      <g className="src-line">
        <circle className="soft-fill" cx="25" cy="25" r="14" />
        <path d="M17 21h7M29 21h4M17 29h4M26 29h7" />
        <circle cx="26.500" cy="21" r="2.500" />
        <circle cx="23.500" cy="29" r="2.500" />
        <path className="thin" d="M25 43v13M21 51.500l4 4.500 4-4.500" />
        <rect className="soft-fill" x="170" y="80" width="36" height="20" rx="10" />
        <circle className="solid" cx="196" cy="90" r="6" />
      </g>
      <text x="52" y="30">
        this page’s address
      </text>
      <text x="50" y="95">
        Microphone
      </text>
    </svg>
  )
}
