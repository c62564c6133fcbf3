import { useEffect, useState } from 'react'

/**
 * What is fetched once there is need of it; undefined until it is there. Where it does not come, what it would draw stands
 * there in words.
 * @param load stays the same
 */
export function useArrived<T>(load: () => Promise<T>, isNeeded: boolean): T | undefined {
  const [arrived, setArrived] = useState<{ part: T }>()
  useEffect(() => {
    if (isNeeded)
      load().then(
        (part) => setArrived({ part }),
        () => undefined,
      )
  }, [load, isNeeded])
  return arrived?.part
}
