import { GeneralAdvice } from '../../parts/general-advice.tsx'
import { Icon } from '../../parts/icon.tsx'
import '../../parts/emergency.css'

const EXAMPLES = [
  'Grinding from the front left when I brake. It started as a squeal two weeks ago, and the pedal feels normal.',
  'The check engine light came on yesterday. It shakes at idle and smells of gas after a cold start.',
  'It cranks but will not start in the morning. After a few tries it runs fine all day.',
] as const

type Props = {
  onPick: (text: string) => void
  /** Opens the chart of lamps. */
  onLamps: () => void
}

/** The empty conversation teaches what to write. A tap on an example fills the box; nothing is sent. */
export function Openings({ onPick, onLamps }: Props) {
  return (
    <div className="opening">
      <h1>What is your car doing?</h1>
      <p>
        Write it as you would tell a friend. What you hear, smell, see or feel, when it happens, and since
        when.
      </p>
      <h2>For example</h2>
      <ul>
        {EXAMPLES.map((example) => (
          <li key={example}>
            <button type="button" onClick={() => onPick(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
      <button className="btn lamps" type="button" onClick={onLamps}>
        <Icon name="oil" />A lamp is lit? Tap it
      </button>
      <p className="soft">No account needed. Your car’s name helps, but it is optional.</p>
      <GeneralAdvice />
    </div>
  )
}
