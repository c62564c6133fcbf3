import { Icon } from '../../parts/icon.tsx'

/** A turn without an answer: what happened and what was kept, where it failed in the server's own words, and the next step. */
export function TurnFailure({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className="turn-failure" role="alert">
      <p>{sentence}</p>
      <button className="btn" type="button" onClick={onRetry}>
        <Icon name="redo" />
        Retry
      </button>
    </div>
  )
}
