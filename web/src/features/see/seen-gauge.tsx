import type { SeenGauge } from '@candi/contracts'
import type { GaugeSaid } from '../../api/case-photo.ts'
import { Icon } from '../../parts/icon.tsx'
import { Segments } from '../../parts/segments.tsx'
import { GaugeIcon } from './gauge-icon.tsx'
import { GAUGE_WORDS, levelAdvice, levelWords } from './gauge-words.ts'
import { percentWords } from './seen-words.ts'

type Props = {
  gauge: SeenGauge
  said: GaugeSaid | undefined
  onSay: (said: GaugeSaid | '') => void
}

/** One gauge in words: which, where its needle stands, how sure that is; and a tap to put it right. */
export function SeenGaugeRow({ gauge, said, onSay }: Props) {
  const { id, level, probability } = gauge
  const isOut = said === 'not_right'
  const advice = isOut ? '' : levelAdvice(gauge)
  const name = GAUGE_WORDS[id]
  return (
    <li className={isOut ? 'seen-lamp seen-gauge dismissed' : 'seen-lamp seen-gauge'}>
      <GaugeIcon level={level} />
      <div>
        <p className="seen-lamp-name">
          <b>{name}</b>: {levelWords(id, level)}
        </p>
        {said ? (
          <p className="soft">{isOut ? 'Not right, you said; it no longer counts.' : 'You said: right.'}</p>
        ) : (
          <p className="lamp-sureness">
            <Segments value={probability * 5} count={5} />
            <span className="soft">{percentWords(probability)} sure</span>
          </p>
        )}
        {advice && <p className="soft">{advice}</p>}
      </div>
      <div className="take-tools lamp-tools">
        {!isOut && (
          <button
            className="tool-text"
            type="button"
            aria-pressed={said === 'right'}
            onClick={() => onSay(said === 'right' ? '' : 'right')}
          >
            <Icon name="check" className="small" /> Right
            <span className="sr">: {name}</span>
          </button>
        )}
        <button
          className="tool-text"
          type="button"
          aria-pressed={isOut}
          onClick={() => onSay(isOut ? '' : 'not_right')}
        >
          <Icon name={isOut ? 'redo' : 'close'} className="small" /> {isOut ? 'It is right' : 'Not right'}
          <span className="sr">: {name}</span>
        </button>
      </div>
    </li>
  )
}
