/** Two free looks, a test, a repair: a plan as steps that cost more and more. */
export function StepsOfPlan() {
  return (
    <figure
      className="value-figure value-steps"
      role="img"
      aria-label="Example plan: two free checks, a 90 dollar test, then a 230 dollar repair"
    >
      {PLAN.map(({ id, step, cost }) => (
        <div key={id}>
          <i className={step} />
          <b>{cost}</b>
        </div>
      ))}
    </figure>
  )
}
const PLAN = [
  { id: 'look', step: 'step-free', cost: '$0' },
  { id: 'listen', step: 'step-free', cost: '$0' },
  { id: 'test', step: 'step-test', cost: '$90' },
  { id: 'repair', step: 'step-repair', cost: '$230' },
] as const

/** Four causes start level; with every answer one stands clearer. */
export function ClearingLines() {
  return (
    <figure
      className="value-figure"
      role="img"
      aria-label="Example: four causes start level; after three answers one stands clear"
    >
      <svg viewBox="0 0 288 112" className="clearing" aria-hidden="true">
        <path className="clearing-grid" d="M1 0v92M96 0v92M191 0v92M286 0v92" />
        <path d="M1 46C40 46 60 40 96 42S150 58 191 63S250 70 280 72" />
        <path d="M1 52C40 52 60 60 96 64S150 74 191 77S250 81 280 82" />
        <path d="M1 58C40 58 60 72 96 76S150 84 191 86S250 89 280 90" />
        <path className="clearing-cause" d="M1 40C40 40 60 36 96 32S150 20 191 14S250 7 280 6" />
        <circle cx="281" cy="6" r="5" />
        <g className="scale-words">
          <text x="0" y="110">
            0
          </text>
          <text x="96" y="110" textAnchor="middle">
            1
          </text>
          <text x="191" y="110" textAnchor="middle">
            2
          </text>
          <text x="288" y="110" textAnchor="end">
            3 answers
          </text>
        </g>
      </svg>
    </figure>
  )
}

const NOTE = [
  ['What', 'Tick, 7 per second'],
  ['When', 'Cold start, 10 minutes'],
  ['Where', 'Engine, exhaust side'],
  ['Ask', 'Smoke test first'],
] as const

export function NoteForShop() {
  return (
    <figure className="value-figure value-note" aria-label="Example note for the shop">
      <dl>
        {NOTE.map(([word, says]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
