/** The level-meter mark: the small sign before the narrator's name. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
      <rect className="tile" width="24" height="24" rx="6" />
      <g className="meter">
        <circle cx="12" cy="5.75" r="2.35" />
        <rect x="9.5" y="9" width="5" height="3" />
        <rect x="9.5" y="13" width="5" height="3" />
        <rect x="9.5" y="17" width="5" height="3" />
      </g>
    </svg>
  )
}
