const STEPS = [
  {
    name: 'On what nobody had learned from',
    says: 'The posts were dealt into parts. What answers for one part has learned from the other parts only (cross-validation), and posts that are nearly alike lie in one part.',
  },
  {
    name: 'What counts as right',
    says: 'A problem that a reader of the post named or accepted: often more than one fits what an owner writes. Danger is what at least half of the readers call danger.',
  },
  {
    name: 'Against what',
    says: 'The simplest answers that could be given instead, on the same messages. If they were as good, nobody would need us.',
  },
  {
    name: 'How sure the figures are',
    says: 'Cases were drawn again and again, and the middle 95 of 100 results kept (bootstrap). For kinds and problems, which are few, Wilson’s interval.',
  },
  {
    name: 'Where it is written',
    says: 'One command of the program, npm run eval, measures all of this and writes the file that this page reads. The full tables stand beside it, in docs/accuracy.md.',
  },
] as const

export function HowMeasured() {
  return (
    <section className="sec sec-sunken" aria-labelledby="h-how-measured">
      <div className="wrap accuracy-pair">
        <h2 id="h-how-measured">How it is measured</h2>
        <dl className="accuracy-list">
          {STEPS.map(({ name, says }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
