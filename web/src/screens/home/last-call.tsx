import { CalmWave } from '../../parts/calm-wave.tsx'
import { AskField } from './ask-field.tsx'
import { StartButtons } from './start-buttons.tsx'
import './last-call.css'

export function LastCall({ onApps }: { onApps: () => void }) {
  return (
    <section className="last-call" aria-labelledby="home-last">
      <div className="wrap last-call-in">
        <h2 id="home-last">What is your car doing?</h2>
        <div>
          <AskField placeholder="Start with one sentence" />
          <StartButtons />
          <p className="last-call-apps">
            <button type="button" aria-haspopup="dialog" onClick={onApps}>
              iPhone app
            </button>
            <button type="button" aria-haspopup="dialog" onClick={onApps}>
              Android app
            </button>
          </p>
        </div>
      </div>
      <CalmWave className="last-call-wave" />
    </section>
  )
}
