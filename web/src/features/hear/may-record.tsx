import type { ReactNode } from 'react'
import { NotIncluded } from './not-included.tsx'
import { useMayListen } from './use-may-listen.ts'
import './hear.css'

type Props = { onClose: () => void; onDescribe: (words: string) => void; children: ReactNode }

/** The recorder for whom it is there; words for everybody. Nothing while nobody knows yet. */
export function MayRecord({ onClose, onDescribe, children }: Props) {
  const may = useMayListen()
  if (may === 'unknown')
    return (
      <p className="sr" role="status">
        One moment
      </p>
    )
  return may === 'yes' ? children : <NotIncluded onClose={onClose} onDescribe={onDescribe} />
}
