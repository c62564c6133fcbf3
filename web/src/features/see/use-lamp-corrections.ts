import { useEffect, useRef } from 'react'
import type { CasePhoto } from '../../api/case-photo.ts'
import { useLampBook } from '../../api/lamp-words.ts'
import { isCorrected, recount } from './correct-lamps.ts'

type Change = (photo: CasePhoto) => CasePhoto

/**
 * The words of the lamps, and corrections that count also where those words come late: each correction asks for them
 * again, and what the photo speaks for follows as soon as they are there.
 */
export function useLampCorrections(photo: CasePhoto, onChange: (change: Change) => void) {
  const { book, failure, retry } = useLampBook()
  const latest = useRef({ book, onChange })
  latest.current = { book, onChange }
  const isOwed = useRef(isCorrected(photo))
  useEffect(() => {
    if (!book || !isOwed.current) return
    isOwed.current = false
    latest.current.onChange((before) => recount(before, book))
  }, [book])
  useEffect(() => {
    if (!failure) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [failure, retry])

  function correct(change: Change) {
    if (!latest.current.book) {
      isOwed.current = true
      retry()
    }
    // A lamp that is chosen from the chart comes long after the tap: by then the words may be there.
    onChange((before) => {
      const after = change(before)
      return latest.current.book ? recount(after, latest.current.book) : after
    })
  }
  return { book, isBehind: failure !== '' && isCorrected(photo), retry, correct }
}
