import { type Lamp, type LampWords, lampsResponseSchema } from '@candi/contracts'
import { useCallback, useEffect, useState } from 'react'
import { type ApiResult, callApi } from './call-api.ts'

let read: Promise<ApiResult<LampWords[]>> | undefined

/** What every lamp of a panel means; asked for once. */
export function readLampWords(): Promise<ApiResult<LampWords[]>> {
  read ??= callApi('/api/lamps', lampsResponseSchema).then((result) => {
    if (result.ok) return { ok: true, value: result.value.lamps }
    read = undefined
    return result
  })
  return read
}

export type LampBook = ReadonlyMap<Lamp, LampWords>

/** The words as they arrive: undefined until then, and why where they did not come. */
export function useLampBook() {
  const [book, setBook] = useState<LampBook>()
  const [failure, setFailure] = useState('')
  const load = useCallback(() => {
    setFailure('')
    void readLampWords().then((result) => {
      if (result.ok) setBook(new Map(result.value.map((words) => [words.id, words])))
      else setFailure(result.message)
    })
  }, [])
  useEffect(load, [load])
  return { book, failure, retry: load }
}
