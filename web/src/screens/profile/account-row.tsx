import type { ReactNode } from 'react'

type Props = { title: string; says: ReactNode; action?: ReactNode; children?: ReactNode }

/** One thing that can be done with the account: its name, what stands now, the button; below it what the button opens. */
export function AccountRow({ title, says, action, children }: Props) {
  return (
    <div className="account-row">
      <h3>{title}</h3>
      <div className="account-row-what">
        <div className="account-row-line">
          <div>{says}</div>
          {action}
        </div>
        {children}
      </div>
    </div>
  )
}
