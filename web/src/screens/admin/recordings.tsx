import type { Review } from '@candi/contracts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readWaitingRecordings } from '../../api/recording-reviews.ts'
import { ReviewCard } from '../../features/review-recordings/review-card.tsx'
import type { WaitingRecording } from '../../features/review-recordings/review-words.ts'
import { AlertLine, type AlertMessage } from '../../parts/alert-line.tsx'
import { Waiting } from '../../parts/waiting.tsx'
import { LoadFailure } from './load-failure.tsx'
import { Pager } from './pager.tsx'
import { useLoaded } from './use-loaded.ts'

/** Recordings that wait for a listener, oldest first. */
export function Recordings({ onDone }: { onDone: () => void }) {
  const [page, setPage] = useState(0)
  const [message, setMessage] = useState<AlertMessage>()
  const load = useCallback(() => readWaitingRecordings(page), [page])
  const { value, failure, isLoading, reload } = useLoaded(load)
  const heading = useRef<HTMLHeadingElement>(null)
  const isDecided = useRef(false)
  // The last page is empty once its last recording is decided.
  const isPastEnd = value !== null && value.contributions.length === 0 && value.total > 0 && page > 0
  useEffect(() => {
    if (isPastEnd) setPage((before) => before - 1)
  }, [isPastEnd])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the decided one has left the list: on to the next
  useEffect(() => {
    if (!isDecided.current) return
    isDecided.current = false
    const next = heading.current?.parentElement?.querySelector<HTMLElement>('.review-card h3')
    ;(next ?? heading.current)?.focus()
  }, [value])

  const settled = (told: AlertMessage) => {
    setMessage(told)
    isDecided.current = true
    reload()
  }
  const done = ({ car, contributor }: WaitingRecording, action: Review['action']) => {
    const text =
      action === 'approve'
        ? `The recording of the ${car} is approved, and counts for ${contributor || 'its contributor'}.`
        : `The recording of the ${car} is rejected. ${contributor || 'Its contributor'} reads your reason.`
    settled({ kind: 'success', text })
    onDone()
  }
  return (
    <section aria-labelledby="h-recordings" aria-busy={isLoading}>
      <h2 id="h-recordings" ref={heading} tabIndex={-1}>
        Recordings
      </h2>
      <AlertLine message={message} />
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {!value && !failure && <Waiting short="Reading the recordings" long="Reading over a slow connection" />}
      {value && value.contributions.length === 0 && (
        <p className="admin-empty">
          No recording waits for a listener. New ones stand here, the oldest first, with their sound and what
          was told of them.
        </p>
      )}
      {value && value.contributions.length > 0 && (
        <p className="soft">
          {value.total === 1
            ? 'One waits for a listener.'
            : `${value.total} wait for a listener, the oldest first.`}
        </p>
      )}
      {value && value.contributions.length > 0 && (
        <ul className="review-list">
          {value.contributions.map((recording) => (
            <ReviewCard
              key={recording.id}
              recording={recording}
              onDone={done}
              onOvertaken={({ message: text }) => settled({ kind: 'info', text })}
            />
          ))}
        </ul>
      )}
      {value && <Pager of="recordings" isOldestFirst {...value} onPage={setPage} />}
    </section>
  )
}
