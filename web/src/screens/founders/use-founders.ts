import { useEffect, useState } from 'react'
import { type Founder, readFounders } from '../../api/founders.ts'

export type FoundersState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; founders: readonly Founder[] }

/** The wall, and what asks for it again. */
export function useFounders(): { state: FoundersState; retry: () => void } {
  const [state, setState] = useState<FoundersState>({ status: 'loading' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try asks again
  useEffect(() => {
    let isGone = false
    setState({ status: 'loading' })
    void readFounders().then((result) => {
      if (isGone) return
      setState(
        result.ok
          ? { status: 'ready', founders: result.value.founders }
          : { status: 'failed', message: result.message },
      )
    })
    return () => {
      isGone = true
    }
  }, [tries])
  return { state, retry: () => setTries((before) => before + 1) }
}
