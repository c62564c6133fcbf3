import { DonateCard } from './donate-card.tsx'
import { title } from './donate-page.ts'
import { OtherWays } from './other-ways.tsx'
import { Story } from './story.tsx'
import './donate.css'

export function DonateScreen() {
  return (
    <main id="main">
      <title>{title}</title>
      <section>
        <div className="wrap donate-head">
          <h1>
            Free for you. <br className="donate-break" />
            Not free to run.
          </h1>
          <p className="lead">
            CANDI is free for the community, and the community keeps it running. If it saved you a bad day,
            help it save somebody else’s.
          </p>
        </div>
      </section>
      <DonateCard />
      <Story />
      <OtherWays />
    </main>
  )
}
