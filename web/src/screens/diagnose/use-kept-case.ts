import { useEffect, useRef, useState } from 'react'
import type { CaseRecord } from '../../features/keep-cases/case-record.ts'
import { isBegun } from '../../features/keep-cases/case-record.ts'
import { type KeptCase, keepCase } from '../../features/keep-cases/keep-case.ts'

const QUIET_MILLISECONDS = 250

/** How the case stands in this browser: `moved` went on in another tab, and is a case of its own here. */
export type Keeping = KeptCase['state'] | 'moved'
/** `unfit`: the words are kept, and a recording or photo is not. */
export type CaseKeeping = Keeping | 'unfit'

/** Whether anything in it would be missed. */
const isWorthKeeping = (record: CaseRecord) =>
  isBegun(record) || record.draft.trim() !== '' || record.facts.vehicle !== null

/**
 * Writes the case into this browser: at once, but for what changes with every key and every word that arrives, which is
 * written when it rests and when the page goes away.
 * @param keptDraft the draft that is kept already
 * @param isMoving whether an answer is arriving
 * @param onKept told after every write while the case is open, with the id that it has from then on
 * @returns how the last write ended; kept before the first one
 */
export function useKeptCase(
  record: CaseRecord,
  keptDraft: string,
  isMoving: boolean,
  isDeleted: boolean,
  onKept: (id: string) => void,
): Keeping {
  const [keeping, setKeeping] = useState<Keeping>('kept')
  const pending = useRef<CaseRecord>(null)
  const told = useRef<(id: string) => void>(undefined)
  // A write that ends when the case is deleted, or was left, leads nobody back to it.
  useEffect(() => {
    told.current = isDeleted ? undefined : onKept
    return () => {
      told.current = undefined
    }
  })

  const { id, title, messages, facts, recordings, photos, assessment, draft, stopped } = record
  const isFirst = useRef(true)
  const typed = useRef(draft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new record object without a change is no change
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      // Something may have been typed before there was a case to hold it.
      if (draft === keptDraft) return
    }
    if (isDeleted || !isWorthKeeping(record)) {
      pending.current = null
      return
    }
    const write = () => {
      const now = pending.current
      pending.current = null
      if (!now) return
      void keepCase(now).then((kept) => {
        const isMoved = kept.id !== now.id
        setKeeping((before) =>
          isMoved || (before === 'moved' && kept.state === 'kept') ? 'moved' : kept.state,
        )
        if (kept.state === 'kept') told.current?.(kept.id)
      })
    }
    pending.current = record
    const isTyping = typed.current !== draft
    typed.current = draft
    if (!isMoving && !isTyping) return write()
    const timer = setTimeout(write, QUIET_MILLISECONDS)
    addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', write)
    }
  }, [id, title, messages, facts, recordings, photos, assessment, draft, stopped, isMoving, isDeleted])

  // Leaving for another case must not lose the last quarter of a second.
  useEffect(
    () => () => {
      if (pending.current) void keepCase(pending.current)
    },
    [],
  )
  return keeping
}
