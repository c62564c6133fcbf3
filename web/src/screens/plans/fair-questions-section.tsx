import { FAIR_QUESTIONS } from './fair-questions.ts'

export function FairQuestions() {
  return (
    <section className="sec sec-sunken" aria-labelledby="h-asks">
      <div className="wrap asks">
        <h2 id="h-asks">Fair questions</h2>
        <dl>
          {FAIR_QUESTIONS.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
