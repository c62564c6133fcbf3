import type { ReactNode } from 'react'
import { NotIncluded, type NotIncludedProps } from './not-included.tsx'
import { useMayAnalyse } from './use-may-analyse.ts'

type Props = NotIncludedProps & { what: 'sound' | 'photo'; children: ReactNode }

/** The recorder or the camera for whom it is there; words for everybody. Nothing while nobody knows yet. */
export function MayAnalyse({ what, children, ...told }: Props) {
  const may = useMayAnalyse(what)
  if (may === 'unknown')
    return (
      <p className="sr" role="status">
        One moment
      </p>
    )
  return may === 'yes' ? children : <NotIncluded {...told} />
}
