import { Icon } from '../../parts/icon.tsx'

type Props = {
  name: string
  /** From 0 to 1, waiting for the network, or undefined while nobody listens. */
  progress: number | 'offline' | undefined
  /** Why it was not heard; empty where nothing failed. */
  failure: string
  onRetry: () => void
}

/** How far the listening came, or why it did not: what happened, what was kept, what next. */
export function RecordingState({ name, progress, failure, onRetry }: Props) {
  if (progress === 'offline')
    return (
      <p className="listening" role="status">
        You are offline. {name} is kept on this device and goes out by itself when the network is back.
      </p>
    )
  if (progress !== undefined)
    return (
      <div className="listening">
        <p role="status">Listening to {name}…</p>
        <progress aria-label={`Listening to ${name}`} max={1} value={progress} />
      </div>
    )
  if (!failure) return null
  return (
    <div className="turn-failure" role="alert">
      <p>
        {failure} {name} is kept on this device.
      </p>
      <button className="btn" type="button" onClick={onRetry}>
        <Icon name="redo" />
        Send it again
      </button>
    </div>
  )
}
