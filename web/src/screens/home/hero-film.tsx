import { Icon } from '../../parts/icon.tsx'
import { useShownColors } from '../../parts/use-shown-colors.ts'
import { filmFile } from './film-files.ts'
import { type FilmState, isSafari } from './film-waiting.ts'
import { useFilm } from './use-film.ts'

const SHOWS_FILM: readonly FilmState[] = ['playing', 'paused']
const IS_COMING: readonly FilmState[] = ['loading', 'fetching']
const HAS_VIDEO: readonly FilmState[] = [...SHOWS_FILM, ...IS_COMING]

/** The car drawn by its own sound: a still from the first byte, a looping film once it can play. */
export function HeroFilm() {
  const colors = useShownColors()
  const { video, state, toggle, events } = useFilm()
  const shown = SHOWS_FILM.includes(state) ? 'film' : 'still'
  return (
    <>
      <div
        className="film"
        data-shows={shown}
        role="img"
        aria-label="A sound recording whose bars draw a small car. Seven ticks a second stand out over the engine."
      >
        <div className="film-box">
          <div className="film-still" />
          {HAS_VIDEO.includes(state) && (
            <Video key={colors} ref={video} colors={colors} isPlaying={state !== 'paused'} events={events} />
          )}
        </div>
      </div>
      <div className="wrap film-foot">
        <p>
          {IS_COMING.includes(state) ? (
            'Loading fresh content...'
          ) : (
            <>
              <span className="film-key" aria-hidden="true" />A tick, 7 per second, from the engine
            </>
          )}
        </p>
        {state !== 'still' && !IS_COMING.includes(state) && <Switch state={state} onToggle={toggle} />}
      </div>
    </>
  )
}

type VideoProps = {
  ref: React.Ref<HTMLVideoElement>
  colors: 'light' | 'dark'
  isPlaying: boolean
  events: ReturnType<typeof useFilm>['events']
}

const Video = ({ ref, colors, isPlaying, events }: VideoProps) => (
  <video
    ref={ref}
    src={filmFile(colors, isSafari(navigator.userAgent))}
    autoPlay={isPlaying}
    loop
    muted
    playsInline
    disablePictureInPicture
    disableRemotePlayback
    preload="auto"
    aria-hidden="true"
    tabIndex={-1}
    {...events}
  />
)

function Switch({ state, onToggle }: { state: FilmState; onToggle: () => void }) {
  const isPlaying = state === 'playing'
  return (
    <button className="film-switch" type="button" onClick={onToggle}>
      <Icon name={isPlaying ? 'pause' : 'play'} />
      {isPlaying ? 'Pause' : 'Play'}
      <span className="sr"> the video</span>
    </button>
  )
}
