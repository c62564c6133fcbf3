import type { Hearing } from '@candi/contracts'
import { FLAW_WORDS, faultWords, STATE_WORDS } from './heard-words.ts'

const number = new Intl.NumberFormat('en-US')

/** What else the recording tells: what the car did, how fast the engine turned, what keeps a steady pitch, what spoils it. */
export function HearingFacts({ hearing }: { hearing: Hearing }) {
  const { state, engineSpeed, orders, flaws, fault } = hearing
  return (
    <dl className="take-facts">
      <div>
        <dt>The car</dt>
        <dd>
          {STATE_WORDS[state.id]}, {state.isTold ? 'as you said' : 'as it sounds'}
        </dd>
      </div>
      {engineSpeed && (
        <div>
          <dt>Engine speed</dt>
          <dd>
            {engineSpeed.isTold ? '' : 'about '}
            {number.format(Math.round(engineSpeed.rpm / 10) * 10)} rpm,{' '}
            {engineSpeed.isTold ? 'by your rev counter' : 'as it sounds'}
          </dd>
        </div>
      )}
      {orders.length > 0 && (
        <div>
          <dt>Keeps time</dt>
          <dd>
            {orders.map(({ hertz, words }) => (
              <span key={hertz} className="order">
                <span className="num">{hertz < 100 ? hertz.toFixed(1) : Math.round(hertz)} Hz</span>: {words}
              </span>
            ))}
          </dd>
        </div>
      )}
      {fault && (
        <div>
          <dt>Compared</dt>
          <dd>{faultWords(fault.probability)}</dd>
        </div>
      )}
      {flaws.length > 0 && (
        <div>
          <dt>The recording</dt>
          <dd>{flaws.map((flaw) => FLAW_WORDS[flaw]).join('. ')}.</dd>
        </div>
      )}
    </dl>
  )
}
