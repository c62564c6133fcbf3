import type { ReactNode } from 'react'
import './tick-list.css'

/** What belongs to something, ticked off. */
export const TickList = ({ children }: { children: ReactNode }) => <ul className="tick-list">{children}</ul>
