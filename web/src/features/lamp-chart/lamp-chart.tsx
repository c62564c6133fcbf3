import type { Lamp } from '@candi/contracts'
import { useRef, useState } from 'react'
import { lampName } from '../../api/lamp-name.ts'
import { useLampBook } from '../../api/lamp-words.ts'
import { LampIcon } from '../../parts/lamp-icon.tsx'
import { Panel } from '../../parts/panel.tsx'
import { LampDetail, type LampSays } from './lamp-detail.tsx'
import { lampGroups } from './lamp-groups.ts'
import './lamp-chart.css'

type Props = {
  /** A lamp of a photo is named; without it, one of the car's is told of. */
  onPick?: ((lamp: Lamp) => void) | undefined
  onTell: (says: LampSays, label: string) => void
  onClose: () => void
}

/** All lamps of a panel to tap: what each means, whether to stop, and "this one is lit". */
export function LampChart({ onPick, onTell, onClose }: Props) {
  const { book, failure, retry } = useLampBook()
  const [typed, setTyped] = useState('')
  const [shown, setShown] = useState<Lamp>()
  const left = useRef<Lamp>(undefined)
  const groups = lampGroups(book, typed)
  const told = shown && book?.get(shown)

  return (
    <Panel
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={onPick ? 'Which lamp is it?' : 'A lamp is lit? Tap it'}
      lead={
        onPick
          ? 'Tap the one that you see.'
          : 'For everyone, free. Lamps look much alike in all cars; the color says how bad it is.'
      }
    >
      {told ? (
        <LampDetail
          words={told}
          book={book}
          onOther={setShown}
          onTell={onTell}
          onBack={() => {
            left.current = shown
            setShown(undefined)
          }}
        />
      ) : (
        <div className="lamp-chart">
          {failure && (
            <div className="lamps-missing" role="alert">
              <p>{failure} The drawings are here; what they mean did not arrive.</p>
              <button className="btn" type="button" onClick={retry}>
                Try again
              </button>
            </div>
          )}
          <label className="labelled">
            <span>Search by name or by what it looks like</span>
            <input
              type="search"
              value={typed}
              placeholder="oil, engine, exclamation mark"
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          <p className="sr" role="status">
            {typed && `${groups.reduce((sum, { lamps }) => sum + lamps.length, 0)} lamps`}
          </p>
          {groups.map(({ tone, title, lamps }) => (
            <section key={tone}>
              <h3>{title}</h3>
              <ul>
                {lamps.map((lamp) => (
                  <li key={lamp}>
                    <button
                      type="button"
                      className={`lamp-choice lamp-${book?.get(lamp)?.meanings[0]?.colour ?? 'white'}`}
                      disabled={!onPick && !book}
                      // biome-ignore lint/a11y/noAutofocus: back from its words, the keyboard goes on where it was
                      autoFocus={left.current === lamp}
                      onClick={() => (onPick ? onPick(lamp) : setShown(lamp))}
                    >
                      <LampIcon lamp={lamp} />
                      <span>{lampName(lamp, book).replace(/ (warning )?lamp$/, '')}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {groups.length === 0 && (
            <p>No lamp is called that. Try one word of what it looks like, such as “drop” or “triangle”.</p>
          )}
        </div>
      )}
    </Panel>
  )
}
