import { SampleSheet } from './sample-sheet.tsx'
import { SampleTalk } from './sample-talk.tsx'
import './sample-case.css'

/** What an answer looks like, on a case that is made up and says so. */
export function SampleCase() {
  return (
    <section className="sec sec-sunken" aria-labelledby="home-sample">
      <div className="wrap sample">
        <div className="sample-left">
          <h2 id="home-sample">What an answer looks like</h2>
          <p className="body">
            This case is made up so you can see the shape of it. Yours starts with your own words.
          </p>
          <SampleTalk />
        </div>
        <SampleSheet />
        <p className="fine sample-note">
          Words are free for everyone. Sound and photos come with Pro and Founder.
        </p>
      </div>
    </section>
  )
}
