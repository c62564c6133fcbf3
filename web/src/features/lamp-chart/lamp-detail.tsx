import type { Answer, Lamp, LampWords } from '@candi/contracts'
import { useEffect, useRef, useState } from 'react'
import { lampName } from '../../api/lamp-name.ts'
import type { LampBook } from '../../api/lamp-words.ts'
import { Icon } from '../../parts/icon.tsx'
import { LampIcon } from '../../parts/lamp-icon.tsx'
import { StopOrNot } from '../../parts/stop-or-not.tsx'

export type LampSays = readonly Pick<Answer, 'finding' | 'state'>[]

type Props = {
  words: LampWords
  book: LampBook | undefined
  onOther: (lamp: Lamp) => void
  onTell: (says: LampSays, label: string) => void
  onBack: () => void
}

/** One lamp: what it means in the color that it has, whether to stop, what else it could be, and "this one is lit". */
export function LampDetail({ words, book, onOther, onTell, onBack }: Props) {
  const { id, name, looks, otherNames, meanings, confusedWith, inBulbCheck, question } = words
  const [chosen, setChosen] = useState(0)
  const [isNothing, setNothing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lamp begins anew
  useEffect(() => {
    setChosen(0)
    setNothing(false)
    heading.current?.focus()
  }, [id])
  const meaning = meanings[chosen] ?? meanings[0]
  if (!meaning) return null
  const { sign } = meaning

  function answer(label: string, says: LampSays) {
    if (says.length === 0) setNothing(true)
    else onTell(says, `${name}: ${label}`.slice(0, 120))
  }

  return (
    <div className="lamp-chart lamp-detail">
      <button className="tool-text" type="button" onClick={onBack}>
        <Icon name="arrow" className="small back" /> All lamps
      </button>
      <div className="lamp-title">
        <LampIcon lamp={id} className={`large lamp-${meaning.colour}`} />
        <div>
          <h3 ref={heading} tabIndex={-1}>
            {name}
          </h3>
          <p className="soft">{looks}.</p>
        </div>
      </div>
      {meanings.length > 1 && (
        <fieldset>
          <legend>Which color is it?</legend>
          <div className="chips">
            {meanings.map(({ colour }, place) => (
              <button
                key={colour}
                className="chip"
                type="button"
                aria-pressed={place === chosen}
                onClick={() => setChosen(place)}
              >
                {colour.charAt(0).toUpperCase() + colour.slice(1)}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <div aria-live="polite">
        <StopOrNot urgency={meaning.urgency} />
        <p className="lamp-meaning">{meaning.meaning}</p>
      </div>
      {inBulbCheck && (
        <p className="soft">
          It lights for a moment when the ignition is switched on. That is the bulb check, and means nothing.
        </p>
      )}
      {(question || sign) && (
        <div className="lamp-tell">
          {question ? (
            <>
              <p className="q">{question.text}</p>
              {question.how && <p className="soft">{question.how}</p>}
              <div className="chips">
                {question.options.map(({ label, says }) => (
                  <button key={label} className="chip" type="button" onClick={() => answer(label, says)}>
                    {label}
                  </button>
                ))}
              </div>
            </>
          ) : (
            sign && (
              <button
                className="btn primary"
                type="button"
                onClick={() => answer('lit', [{ finding: sign.finding, state: 'present' }])}
              >
                <Icon name="check" />
                This one is lit
              </button>
            )
          )}
          <p className="soft" role="status">
            {isNothing
              ? 'Then there is nothing to weigh yet, and nothing was added to your case.'
              : 'What you tap here goes into your case as your answer.'}
          </p>
        </div>
      )}
      {confusedWith.length > 0 && (
        <div className="lamp-alike">
          <h4>Easily taken for</h4>
          <ul>
            {confusedWith.map(({ lamp, difference }) => (
              <li key={lamp}>
                <button className="chip" type="button" onClick={() => onOther(lamp)}>
                  <LampIcon lamp={lamp} />
                  {lampName(lamp, book)}
                </button>
                <p className="soft">{difference}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
      {otherNames.length > 0 && <p className="soft">Also called: {otherNames.join(', ')}.</p>}
    </div>
  )
}
