import type { Lamp } from '@candi/contracts'
import { type Ref, useState } from 'react'
import type { PhotoLamp } from '../../api/case-photo.ts'
import { lampName } from '../../api/lamp-name.ts'
import type { LampBook } from '../../api/lamp-words.ts'
import { Icon } from '../../parts/icon.tsx'
import { LampIcon } from '../../parts/lamp-icon.tsx'
import { Segments } from '../../parts/segments.tsx'
import { StopOrNot } from '../../parts/stop-or-not.tsx'
import { LAMP_COLOUR_WORDS, litWords, SEEN_BY_WORDS } from './seen-words.ts'

type Props = {
  lamp: PhotoLamp
  place: number
  book: LampBook | undefined
  /** As a part of the bulb check it warns of nothing. */
  isChecked: boolean
  onSay: (said: 'right' | 'not_lit' | '') => void
  onOther: (lamp: Lamp) => void
  onChart: () => void
  ref: Ref<HTMLLIElement>
}

const SAID_WORDS = {
  right: 'You said: right',
  other: 'Put right by you',
  not_lit: 'Not lit; it no longer counts',
  added: 'Found by you',
} as const

/** One lamp in words: what it is, what it means, whether to stop, how sure that is; and a tap to put it right. */
export function SeenLampRow({ lamp, place, book, isChecked, onSay, onOther, onChart, ref }: Props) {
  const [isChoosing, setChoosing] = useState(false)
  const { id, colour, probability, said, others, by } = lamp
  const name = lampName(id, book)
  const meanings = book?.get(id)?.meanings ?? []
  const meaning = meanings.find((entry) => entry.colour === colour) ?? meanings[0]
  const isOut = said === 'not_lit'
  const choose = (other: Lamp) => {
    setChoosing(false)
    onOther(other)
  }
  return (
    <li className={isOut ? 'seen-lamp dismissed' : 'seen-lamp'} ref={ref}>
      <span className={`lamp-number num lit-${colour}`}>{place + 1}</span>
      <LampIcon lamp={id} />
      <div>
        <p className="seen-lamp-name">
          <b>{name}</b>, {LAMP_COLOUR_WORDS[colour]}
        </p>
        {said ? (
          <p className="soft">{isOut && !book ? 'Not lit, you said' : SAID_WORDS[said]}.</p>
        ) : (
          <p className="lamp-sureness">
            <Segments value={probability * 5} count={5} />
            <span className="soft">
              {litWords(probability)}
              {SEEN_BY_WORDS[by] && `, ${SEEN_BY_WORDS[by]}`}
            </span>
          </p>
        )}
        {!isOut && !isChecked && meaning && (
          <>
            <p>{meaning.meaning}</p>
            <StopOrNot urgency={meaning.urgency} />
          </>
        )}
        {isChoosing && (
          <div className="lamp-others">
            <p id={`other-${id}-${place}`}>Which one is it?</p>
            <div className="chips">
              {others.map((other) => (
                <button key={other} className="chip" type="button" onClick={() => choose(other)}>
                  <LampIcon lamp={other} />
                  {lampName(other, book)}
                </button>
              ))}
              <button
                className="chip quiet"
                type="button"
                onClick={() => {
                  setChoosing(false)
                  onChart()
                }}
              >
                <Icon name="help" />
                Choose from all lamps
              </button>
            </div>
          </div>
        )}
      </div>
      <div className="take-tools lamp-tools">
        {!isOut && said !== 'added' && (
          <button
            className="tool-text"
            type="button"
            aria-pressed={said === 'right'}
            onClick={() => onSay(said === 'right' ? '' : 'right')}
          >
            <Icon name="check" className="small" /> Right
            <span className="sr">
              : {place + 1}, {name}
            </span>
          </button>
        )}
        {!isOut && (
          <button
            className="tool-text"
            type="button"
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            <Icon name="compare" className="small" /> It is the other one
            <span className="sr">
              : {place + 1}, {name}
            </span>
          </button>
        )}
        <button
          className="tool-text"
          type="button"
          aria-pressed={isOut}
          onClick={() => onSay(isOut ? '' : 'not_lit')}
        >
          <Icon name={isOut ? 'redo' : 'close'} className="small" /> {isOut ? 'It is lit' : 'Not lit'}
          <span className="sr">
            : {place + 1}, {name}
          </span>
        </button>
      </div>
    </li>
  )
}
