import { Icon } from './icon.tsx'
import './take.css'

type Props = {
  /** "Recording 1" */
  name: string
  /** What is done with it, as a sentence begins: "Listening to". */
  doing: string
  /** From 0 to 1, waiting for the network, or undefined while nobody is at it. */
  progress: number | 'offline' | undefined
  /** Why it was not judged; empty where nothing failed. */
  failure: string
  onRetry: () => void
}

/** How far the judging of a recording or photo came, or why it did not: what happened, what was kept, what next. */
export function TakeState({ name, doing, progress, failure, onRetry }: Props) {
  if (progress === 'offline')
    return (
      <p className="listening" role="status">
        You are offline. {name} is kept on this device and goes out by itself when the network is back.
      </p>
    )
  if (progress !== undefined)
    return (
      <div className="listening">
        <p role="status">
          {doing} {name}…
        </p>
        <progress aria-label={`${doing} ${name}`} max={1} value={progress} />
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
