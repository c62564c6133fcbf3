import type { AuditLog } from '@candi/contracts'
import { logWords } from './action-words.ts'

type Entry = AuditLog['entries'][number]

// Swedish writes dates as 2026-11-20 and times as 14:05.
const day = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' })
const minute = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short' })

/** Who did what to whom and why, newest first. Times are those of the reader's clock. */
export function AuditList({ entries }: { entries: readonly Entry[] }) {
  return (
    <table className="admin-table admin-audit">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What</th>
          <th scope="col" className="admin-wide">
            By
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, action, subject, detail, actor }) => (
          <tr key={id}>
            <td className="num">
              <time dateTime={at}>
                <span>{day.format(new Date(at))}</span> <span>{minute.format(new Date(at))}</span>
              </time>
            </td>
            <td>
              <b>{logWords(action)}</b>
              {subject !== '' && <span>{subject}</span>}
              {detail !== '' && <span dir="auto">{detail}</span>}
              <span className="admin-narrow">by {actor}</span>
            </td>
            <td className="admin-wide">{actor}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
