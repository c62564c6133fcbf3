import { type RefObject, useEffect, useState } from 'react'

/**
 * What closing from outside does (Esc, Back on a phone): where something would be lost it asks first, and takes the
 * question back when it comes again; otherwise it leaves.
 */
export function useLeaveCheck(
  dismiss: RefObject<(() => void) | null> | undefined,
  isLoss: boolean,
  leave: () => void,
): { isAsking: boolean; stay: () => void } {
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (dismiss) dismiss.current = isLoss ? () => setAsking((before) => !before) : leave
  })
  useEffect(() => {
    if (!isLoss) setAsking(false)
  }, [isLoss])
  return { isAsking: isAsking && isLoss, stay: () => setAsking(false) }
}
