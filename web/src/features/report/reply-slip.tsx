const QUESTIONS = [
  'What it turned out to be',
  'Part or repair',
  'How it was confirmed',
  'Mileage and date',
] as const

/** To cut off and hand back: what the mechanic found. */
export function ReplySlip() {
  return (
    <section className="slip">
      <h2>Reply slip: what it turned out to be</h2>
      <dl>
        {QUESTIONS.map((question) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd />
          </div>
        ))}
      </dl>
    </section>
  )
}
