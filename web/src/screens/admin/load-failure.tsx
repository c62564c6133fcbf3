import type { ApiFailure } from '../../api/call-api.ts'

export function LoadFailure({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  return (
    <div className="admin-failure" role="alert">
      <p>{failure.message} Nothing was changed.</p>
      <button className="btn btn-line btn-small" type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
