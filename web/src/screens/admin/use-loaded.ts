import { useCallback, useEffect, useState } from 'react'
import type { ApiFailure, ApiResult } from '../../api/call-api.ts'

/** What was read last stays while the next is under way, so that a list does not jump. */
export interface Loaded<T> {
  value: T | null
  failure: ApiFailure | null
  isLoading: boolean
  reload: () => void
}

/** Reads with `load`, again when it changes or is asked to; an answer that was overtaken is dropped. */
export function useLoaded<T>(load: () => Promise<ApiResult<T>>): Loaded<T> {
  const [value, setValue] = useState<T | null>(null)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [isLoading, setLoading] = useState(true)
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` asks again
  useEffect(() => {
    let isOvertaken = false
    setLoading(true)
    void load().then((result) => {
      if (isOvertaken) return
      setLoading(false)
      if (result.ok) setValue(result.value)
      setFailure(result.ok ? null : result)
    })
    return () => {
      isOvertaken = true
    }
  }, [load, times])
  return { value, failure, isLoading, reload: useCallback(() => setTimes((before) => before + 1), []) }
}
