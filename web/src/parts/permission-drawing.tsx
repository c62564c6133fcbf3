import type { ReactNode } from 'react'

/** Where a browser keeps what it allows a page; the device is the microphone or the camera. */
export function PermissionDrawing({ device, children }: { device: string; children: ReactNode }) {
  return (
    <svg
      className="picture"
      viewBox="0 0 350 124"
      role="img"
      aria-label={`The address bar of a browser. Its first sign, left of the address, opens a list; in it the ${device.toLowerCase()} is switched on.`}
    >
      <g className="car-line">
        <rect x="1" y="6" width="348" height="38" rx="19" />
        <path d="M1 68c0-5 3-8 8-8h204c5 0 8 3 8 8v46c0 5-3 8-8 8H9c-5 0-8-3-8-8z" />
        {children}
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
        {device}
      </text>
    </svg>
  )
}
