import { Icon } from '../../parts/icon.tsx'

/** Names the reason for everything that is switched off. */
export const PAUSED_ID = 'uploads-paused'

export function PausedBanner() {
  return (
    <section className="paused" aria-labelledby={PAUSED_ID}>
      <Icon name="pause" />
      <div>
        <h2 id={PAUSED_ID}>Contributions are temporarily disabled pending legal review.</h2>
        <p>
          You can look around, find your problem and get your car ready. No recording can be chosen or sent
          for now.
        </p>
      </div>
    </section>
  )
}
