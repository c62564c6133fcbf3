import type { Hearing } from '@candi/contracts'
import { Icon } from '../../parts/icon.tsx'
import { lengthWords } from '../../parts/sound-words.ts'
import type { DotPaths } from './dot-paths.ts'
import { DotsPicture } from './dots-picture.tsx'
import { spanWords } from './heard-words.ts'
import { timeTicks } from './time-ticks.ts'
import type { Player } from './use-player.ts'

type Props = {
  name: string
  /** "idling"; empty where nobody said and nothing was heard. */
  doing: string
  seconds: number
  paths: DotPaths | null
  /** In place of a picture. */
  blank: string
  /** What is bracketed, with its words. */
  marked: Hearing['sounds'][number] | undefined
  player: Player
  canPlay: boolean
}

const percent = (part: number, whole: number) => `${Math.min(100, Math.max(0, (part / whole) * 100))}%`

/** The dark screen on which every sound is shown: what was heard is bracketed with words and seconds. */
export function SoundScreen({ name, doing, seconds, paths, blank, marked, player, canPlay }: Props) {
  const whole = Math.max(seconds, 0.1)
  const isPlaying = player.playing === 'all'
  return (
    <div className="tape-screen">
      <div className="tape-bar">
        <button
          className="play"
          type="button"
          disabled={!canPlay}
          aria-label={`${isPlaying ? 'Stop' : 'Play'} ${name}`}
          onClick={() => player.toggle('all')}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <p className="tape-name">
          {name}
          {doing && <span className="tape-doing"> · {doing}</span>}
        </p>
        <span className="num">{lengthWords(seconds)}</span>
      </div>
      <div className="tape-view">
        {marked && (
          <div className="heard-label">
            <p
              className={marked.fromSeconds > whole / 2 ? 'heard-words from-right' : 'heard-words'}
              style={
                marked.fromSeconds > whole / 2
                  ? { right: `calc(100% - ${percent(marked.toSeconds, whole)})` }
                  : { left: percent(marked.fromSeconds, whole) }
              }
            >
              {marked.words.split(',')[0]} <span className="num">{spanWords(marked)}</span>
            </p>
            <span
              className="bracket"
              style={{
                left: percent(marked.fromSeconds, whole),
                width: percent(marked.toSeconds - marked.fromSeconds, whole),
              }}
            />
          </div>
        )}
        {paths ? (
          <DotsPicture paths={paths} hasHeard={marked !== undefined} />
        ) : (
          <p className="tape-blank">{blank}</p>
        )}
        {player.at !== null && <span className="tape-cursor" style={{ left: percent(player.at, whole) }} />}
        <p className="ticks num" aria-hidden="true">
          {timeTicks(seconds).map((tick) => (
            <span key={tick} style={{ left: percent(tick, whole) }}>
              {clock(tick)}
            </span>
          ))}
        </p>
      </div>
    </div>
  )
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
