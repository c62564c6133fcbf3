const ROWS = [
  {
    title: 'Why we built it',
    text: [
      'A car makes a new noise, and the first thing most of us feel is dread. Is it safe? Is it expensive? Would I notice if somebody made it up?',
      'We are not all mechanics. We wanted the friend who is: who listens, asks one good question at a time, and says so when the answer is not clear.',
    ],
  },
  {
    title: 'Who it is for',
    text: [
      'New drivers. People who love their cars and want to understand them. Everyone who has nodded along to a repair they did not follow, and paid for it.',
      'That is why it needs no plug, no cable and no account to say whether you can drive.',
    ],
  },
  {
    title: 'What your gift pays for',
    text: [
      'The server that reads and answers, the mail that verifies accounts, and the hours that go into measuring how often we are right.',
      'It does not pay for advertising, and it never buys a workshop a better place in an answer. There are no such places.',
    ],
  },
  {
    title: 'What stays free',
    text: [
      '“Can I drive it?” and what to do right now. For guests too, and when tokens run out. No plan and no empty meter changes that.',
    ],
  },
] as const

export function Story() {
  return (
    <section className="sec" aria-labelledby="h-story">
      <div className="wrap">
        <h2 id="h-story">The friend who knows cars</h2>
        <div className="story">
          {ROWS.map(({ title, text }) => (
            <div className="story-row" key={title}>
              <h3>{title}</h3>
              <div>
                {text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
