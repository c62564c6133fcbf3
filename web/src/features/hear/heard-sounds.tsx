import type { Hearing } from '@candi/contracts'
import { Icon } from '../../parts/icon.tsx'
import { certaintyWords, spanWords } from './heard-words.ts'
import type { Player } from './use-player.ts'

type Props = {
  sounds: Hearing['sounds']
  dismissed: readonly number[]
  canPlay: boolean
  player: Player
  onMark?: (index: number) => void
  onDismiss?: (index: number) => void
}

/** Each sound in words, with its part to play and a way to say that it is another noise. */
export function HeardSounds({ sounds, dismissed, canPlay, player, onMark, onDismiss }: Props) {
  return (
    <ul className="heard-list">
      {sounds.map((sound, index) => {
        const isDismissed = dismissed.includes(index)
        const key = `part-${index}`
        const isPlaying = player.playing === key
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sound is its place in the hearing
          <li key={index} className={isDismissed ? 'dismissed' : undefined}>
            <p>
              <b>{sound.words}.</b>{' '}
              <span className="soft">
                {isDismissed
                  ? 'Not the noise you mean; it no longer counts.'
                  : certaintyWords(sound.probability)}
                {!isDismissed && (
                  <>
                    , <span className="num">{spanWords(sound)}</span>
                  </>
                )}
              </span>
            </p>
            <div className="heard-tools">
              {canPlay && (
                <button
                  className="tool-text"
                  type="button"
                  onClick={() => {
                    onMark?.(index)
                    player.toggle(key, sound.fromSeconds, sound.toSeconds)
                  }}
                >
                  <Icon name={isPlaying ? 'pause' : 'play'} className="small" />
                  {isPlaying ? 'Stop' : 'Play that part'}
                  <span className="sr">: {sound.words}</span>
                </button>
              )}
              {onDismiss && (
                <button
                  className="tool-text"
                  type="button"
                  aria-pressed={isDismissed}
                  onClick={() => onDismiss(index)}
                >
                  {isDismissed ? 'It is the noise' : 'Not the noise I mean'}
                  <span className="sr">: {sound.words}</span>
                </button>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
