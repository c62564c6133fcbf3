import { type ReactNode, useRef } from 'react'
import { NotIncluded, type NotIncludedProps } from './not-included.tsx'
import { useMayAnalyse } from './use-may-analyse.ts'

type Props = NotIncludedProps & { what: 'sound' | 'photo'; children: ReactNode }

/** The recorder or the camera for whom it is there; words for everybody. Nothing while nobody knows yet. */
export function MayAnalyse({ what, children, ...told }: Props) {
  const may = useMayAnalyse(what)
  // Whom it was opened for keeps it: nobody loses a recording because it became clear meanwhile that it is not theirs.
  const isOpen = useRef(false)
  if (may === 'yes') isOpen.current = true
  if (isOpen.current) return children
  if (may === 'unknown')
    return (
      <p className="sr" role="status">
        One moment
      </p>
    )
  return <NotIncluded {...told} />
}
