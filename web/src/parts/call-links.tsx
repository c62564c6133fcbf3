import type { Emergency } from '@candi/contracts'

/** A tap calls. The first number is as large as a thumb that shakes needs it. */
export function CallLinks({ call, others }: Pick<Emergency, 'call' | 'others'>) {
  return (
    <>
      <a className="emergency-call" href={`tel:${call.dial}`}>
        <b>Call {call.number}</b>
        <span>{call.label}</span>
      </a>
      {others.length > 0 && (
        <ul className="emergency-others">
          {others.map(({ label, number, dial }) => (
            <li key={label}>
              <a href={`tel:${dial}`}>
                <span>{label}</span> <b>{number}</b>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
