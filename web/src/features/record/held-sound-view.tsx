import { levelOf } from '@candi/engines/audio'
import { useMemo, useRef } from 'react'
import { encodeWav } from '../../parts/encode-wav.ts'
import { Icon } from '../../parts/icon.tsx'
import { useAddress } from '../../parts/use-address.ts'
import { clockWords, tenthWords } from './clock-words.ts'
import { tellOfTake } from './take-words.ts'
import { isTrimmed, type Trim, trimmedSeconds } from './trim.ts'
import { TrimField } from './trim-field.tsx'
import { usePlayer } from './use-player.ts'

type Props = { samples: Float32Array; seconds: number; trim: Trim; onTrim: (trim: Trim) => void }

/** A recording on the petrol screen: its picture, its two ends, and how it sounds. */
export function HeldSoundView({ samples, seconds, trim, onTrim }: Props) {
  const audio = useRef<HTMLAudioElement>(null)
  const address = useAddress(useMemo(() => encodeWav(samples), [samples]))
  const player = usePlayer(audio, trim)
  const tell = useMemo(() => tellOfTake(levelOf(samples)), [samples])
  const isWhole = !isTrimmed(trim, seconds)
  return (
    <section className="device" aria-label="Your recording">
      <div className="device-top">
        <p className="device-state">{isWhole ? 'All of it' : 'The part you keep'}</p>
        <p className="num">
          {tenthWords(trim.from)} – {tenthWords(trim.to)}
        </p>
      </div>
      <div className="clock">
        <p className="timer">{clockWords(trimmedSeconds(trim))}</p>
        <div className="clock-acts">
          {!isWhole && (
            <button className="screen-btn" type="button" onClick={() => onTrim({ from: 0, to: seconds })}>
              Reset<span className="sr"> the ends</span>
            </button>
          )}
          <button className="screen-btn is-main" type="button" onClick={player.toggle}>
            <Icon name={player.isPlaying ? 'pause' : 'play'} />
            {player.isPlaying ? 'Pause' : 'Play'}
          </button>
        </div>
      </div>
      <TrimField
        samples={samples}
        seconds={seconds}
        trim={trim}
        onTrim={(moved) => {
          player.rest()
          onTrim(moved)
        }}
        playsAt={player.isPlaying ? player.at : undefined}
      />
      <p className="trim-hint">Drag the ends to the part with the noise.</p>
      {tell && (
        <p className="tell">
          <b>{tell.bold}</b> {tell.rest}
        </p>
      )}
      {/* biome-ignore lint/a11y/useMediaCaption: the sound of a car has no words */}
      <audio ref={audio} src={address} preload="auto" />
    </section>
  )
}
