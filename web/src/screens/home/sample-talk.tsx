import { Icon } from '../../parts/icon.tsx'
import './sample-talk.css'

export function SampleTalk() {
  return (
    <dl className="sample-talk">
      <dt>You</dt>
      <dd>
        <p className="sample-said">
          2014 Civic. It <mark>ticks</mark> when I <mark>start it cold</mark>, <mark>faster when I rev</mark>,
          and it <mark>fades after ten minutes</mark>.
        </p>
        <figure
          className="sample-clip"
          aria-label="Recording, 3 seconds: a tick, 7 per second, that follows engine speed"
        >
          <svg className="sample-bracket" viewBox="0 0 520 18" aria-hidden="true">
            <path d="M157 17V9h173v8" />
          </svg>
          <div className="sample-spectrogram" />
          <figcaption>
            <span>7 ticks in one second, faster with the engine</span>
            <b>0:03</b>
          </figcaption>
        </figure>
      </dd>
      <dt>CANDI</dt>
      <dd>
        <p className="sample-asked">Is the oil light on?</p>
        <div className="sample-chips">
          <span>Yes</span>
          <span className="chosen">
            <Icon name="check" />
            No
          </span>
          <span>Not sure</span>
          <span>How do I check?</span>
        </div>
        <p className="sample-reply">
          Good. Low oil is less likely now, but it is the one that ruins an engine. The dipstick settles it
          for free.
        </p>
      </dd>
    </dl>
  )
}
