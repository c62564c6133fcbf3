import { type Comparison, compareSounds, differenceDotsOf, type Sound } from '@candi/engines/audio'
import { useEffect, useMemo } from 'react'
import type { CaseRecording } from '../../api/case-recording.ts'
import { matchedVolumes, VERDICT_WORDS } from './compare-words.ts'
import { DOT_COLUMNS, DOT_ROWS, dotPaths } from './dot-paths.ts'
import { DotsPicture } from './dots-picture.tsx'
import { STATE_WORDS } from './heard-words.ts'
import { SoundScreen } from './sound-screen.tsx'
import { usePlayer } from './use-player.ts'
import { type LoadedSound, type ReadSound, useDots, useSound } from './use-sound.ts'

type Props = {
  before: CaseRecording
  after: CaseRecording
  readSound: ReadSound
  onCompared?: (comparison: Comparison | null) => void
}
const soundOf = (loaded: LoadedSound | 'gone' | undefined) =>
  loaded && loaded !== 'gone' ? loaded.sound : null
const EVERYWHERE = {
  fromSeconds: 0,
  toSeconds: Number.POSITIVE_INFINITY,
  lowHertz: 0,
  highHertz: Number.POSITIVE_INFINITY,
}

/** Two recordings one below the other, played equally loud, with what is different between them. */
export function ComparedSounds({ before, after, readSound, onCompared }: Props) {
  const loaded = { before: useSound(before.id, readSound), after: useSound(after.id, readSound) }
  const sounds = { before: soundOf(loaded.before), after: soundOf(loaded.after) }
  const comparison = useMemo(
    () => (sounds.before && sounds.after ? compareSounds(sounds.before, sounds.after) : null),
    [sounds.before, sounds.after],
  )
  const isRead = loaded.before !== undefined && loaded.after !== undefined
  useEffect(() => {
    if (isRead) onCompared?.(comparison)
  }, [isRead, comparison, onCompared])
  const volumes = matchedVolumes(comparison?.matchedByDb ?? 0)
  return (
    <div className="compared">
      <div role="status">
        {comparison && (
          <>
            <p className="compared-verdict">{VERDICT_WORDS[comparison.verdict]}</p>
            <p>{comparison.words}</p>
          </>
        )}
        {isRead && !comparison && (
          <p>
            This browser can’t open one of the two, so they can’t be laid side by side. Both can still be
            played.
          </p>
        )}
      </div>
      <ComparedSide recording={before} loaded={loaded.before} volume={volumes.before} />
      <ComparedSide recording={after} loaded={loaded.after} volume={volumes.after} />
      {comparison && sounds.before && sounds.after && (
        <Difference
          comparison={comparison}
          before={{ ...before, sound: sounds.before }}
          after={{ ...after, sound: sounds.after }}
        />
      )}
    </div>
  )
}

type SideProps = { recording: CaseRecording; loaded: LoadedSound | 'gone' | undefined; volume: number }
function ComparedSide({ recording, loaded, volume }: SideProps) {
  const { name, about, seconds, hearing } = recording
  const player = usePlayer(volume)
  const isThere = loaded !== undefined && loaded !== 'gone'
  const paths = useDots(soundOf(loaded), seconds, [])
  return (
    <>
      <SoundScreen
        name={name}
        doing={about || (hearing ? STATE_WORDS[hearing.state.id] : '')}
        seconds={seconds}
        paths={paths}
        blank={loaded === undefined ? '' : 'There is no picture of this sound.'}
        marked={undefined}
        player={player}
        canPlay={isThere}
      />
      {/* biome-ignore lint/a11y/useMediaCaption: what is different is told in words below */}
      {isThere && <audio ref={player.element} src={loaded.address} preload="auto" />}
    </>
  )
}

type Compared = Pick<CaseRecording, 'name' | 'seconds'> & { sound: Sound }
/** What only one of them has: what is gone from the first, or what is new in the second. */
function Difference({
  comparison,
  before,
  after,
}: {
  comparison: Comparison
  before: Compared
  after: Compared
}) {
  const { verdict, matchedByDb } = comparison
  const isMore = verdict === 'new' || verdict === 'louder'
  const [own, other, gainDb] = isMore ? [after, before, -matchedByDb] : [before, after, matchedByDb]
  const paths = useMemo(
    () =>
      dotPaths(differenceDotsOf(own.sound, other.sound, gainDb, DOT_COLUMNS, DOT_ROWS), own.seconds, [
        EVERYWHERE,
      ]),
    [own.sound, other.sound, gainDb, own.seconds],
  )
  if (verdict === 'same' || verdict === 'cannot_tell') return null
  return (
    <div className="tape-screen">
      <div className="tape-bar">
        <p className="tape-name difference-name">Only in {own.name}</p>
      </div>
      <DotsPicture paths={paths} hasHeard />
    </div>
  )
}
