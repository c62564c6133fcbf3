import { useEffect, useRef, useState } from 'react'
import type { CaseRecord } from '../../features/keep-cases/case-record.ts'
import { isBegun } from '../../features/keep-cases/case-record.ts'
import { putCase } from '../../features/keep-cases/case-store.ts'

const QUIET_MILLISECONDS = 250

/** Whether anything in it would be missed. */
const isWorthKeeping = (record: CaseRecord) =>
  isBegun(record) || record.draft.trim() !== '' || record.facts.vehicle !== null

/**
 * Writes the case into this browser: at once, but for what changes with every key and every word that arrives, which is
 * written when it rests and when the page goes away.
 * @param keptDraft the draft that is kept already
 * @param isMoving whether an answer is arriving
 * @returns whether the last write succeeded; true before the first one
 */
export function useKeptCase(
  record: CaseRecord,
  keptDraft: string,
  isMoving: boolean,
  isDeleted: boolean,
  onKept: (record: CaseRecord) => void,
): boolean {
  const [isKept, setKept] = useState(true)
  const pending = useRef<CaseRecord>(null)
  // A write that ends when the case is deleted leads nobody back to it.
  const told = useRef(onKept)
  told.current = isDeleted ? () => undefined : onKept

  const { id, title, messages, facts, recordings, photos, assessment, draft } = record
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
      const kept = pending.current
      pending.current = null
      if (!kept) return
      putCase({ ...kept, updatedAt: Date.now() }).then(
        () => {
          setKept(true)
          told.current(kept)
        },
        () => setKept(false),
      )
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
  }, [id, title, messages, facts, recordings, photos, assessment, draft, isMoving, isDeleted])

  // Leaving for another case must not lose the last quarter of a second.
  useEffect(
    () => () => {
      if (pending.current) putCase({ ...pending.current, updatedAt: Date.now() }).catch(() => undefined)
    },
    [],
  )
  return isKept
}
