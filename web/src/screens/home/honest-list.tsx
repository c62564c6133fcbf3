const CAN = [
  'Say at once whether you can drive, and what should make you stop.',
  'Weigh your words against hundreds of known causes, and show the odds.',
  'Ask one short question at a time. Each answer moves the list.',
  'Give you the words for the workshop, on one page.',
] as const
const CANNOT = [
  'See, hear or touch your car. It knows what you tell it.',
  'Be certain. “Something else” stays on every list.',
  'Replace a mechanic, or an emergency call.',
] as const

/** What it can and cannot do, in plain words, side by side. */
export function HonestList() {
  return (
    <section className="wrap honest" aria-labelledby="honest">
      <h2 id="honest">What it can do, and what it can’t.</h2>
      <div className="honest-sides">
        <div>
          <h3>It can</h3>
          <ul>
            {CAN.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>It can’t</h3>
          <ul>
            {CANNOT.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
