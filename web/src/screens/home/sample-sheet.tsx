import { HEADLINES, URGENCY_STEPS, URGENCY_WORDS } from '@candi/contracts'
import './sample-sheet.css'

const CAUSES = [
  { tone: 'tone-soon', name: 'Exhaust leak near the engine', lit: 5, odds: '5 of 10 such cars' },
  { tone: 'tone-plan', name: 'Valves need adjusting', lit: 3, odds: '3 of 10' },
  { tone: 'tone-stop', name: 'Oil too low', lit: 1, odds: '1 of 10, but serious' },
  { tone: 'tone-none', name: 'Something else', lit: 1, odds: '1 of 10' },
] as const
const CHECKS = [
  ['Read the dipstick, engine off', 'Free, 5 min'],
  ['Start it cold, listen for a puff that fades', 'Free, 10 min'],
  ['At the shop, ask for a smoke test first', '$60 to $120'],
] as const

export function SampleSheet() {
  return (
    <section className="sample-sheet" aria-label="Example result">
      <div className="sample-verdict">
        <p className="sample-question">Can I drive it?</p>
        <h3>{HEADLINES.soon}.</h3>
        <p>Check the oil before the next trip. If it is below the low mark, do not start the engine.</p>
        <ol className="sample-level" aria-label="Third of five levels: fix within two days">
          {URGENCY_WORDS.map((step) => (
            <li key={step} className={step === 'soon' ? 'here' : ''}>
              {URGENCY_STEPS[step]}
            </li>
          ))}
        </ol>
      </div>
      <div className="sample-part">
        <h4>Likely causes</h4>
        <ul className="sample-causes">
          {CAUSES.map(({ tone, name, lit, odds }) => (
            <li key={name} className={tone}>
              <span className="sample-cause">{name}</span>
              <TenCars lit={lit} />
              <span className="sample-odds">{odds}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="sample-part">
        <h4>Check first</h4>
        <ol className="sample-checks">
          {CHECKS.map(([check, cost]) => (
            <li key={check}>
              <span>{check}</span>
              <span className="sample-cost">{cost}</span>
            </li>
          ))}
        </ol>
      </div>
      <p className="sample-trip">
        <b>Stop and tow if</b> the tick turns into a knock, or the oil light comes on.
      </p>
    </section>
  )
}

const TenCars = ({ lit }: { lit: number }) => (
  <svg className="sample-ten" viewBox="0 0 137 12" aria-hidden="true">
    {Array.from({ length: 10 }, (_, car) => car * 14).map((left, car) => (
      <rect key={left} className={car < lit ? 'lit' : ''} x={left} width="11" height="12" rx="2" />
    ))}
  </svg>
)
