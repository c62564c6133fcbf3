import type { CaseRecording } from '../../api/case-recording.ts'
import { lengthWords } from '../../parts/sound-words.ts'
import { DotsPicture } from './dots-picture.tsx'
import { STATE_WORDS, spanWords } from './heard-words.ts'
import { type ReadSound, useDots, useSound } from './use-sound.ts'
import './hear.css'

/** One page has room for two. */
const MOST = 2
const SOUNDS = 2

type Props = { recordings: CaseRecording[]; readSound: ReadSound }

/** On the page for the workshop: each recording with its picture and what was heard when. */
export function HeardOnPaper({ recordings, readSound }: Props) {
  const heard = recordings.filter(({ hearing, dismissed }) =>
    hearing?.sounds.some((_, index) => !dismissed.includes(index)),
  )
  if (heard.length === 0) return null
  return (
    <section className="report-heard">
      <h2>Heard in the owner’s recordings</h2>
      <div className="report-columns">
        {heard.slice(0, MOST).map((recording) => (
          <PaperRecording key={recording.id} recording={recording} readSound={readSound} />
        ))}
      </div>
    </section>
  )
}

function PaperRecording({ recording, readSound }: { recording: CaseRecording; readSound: ReadSound }) {
  const { id, name, about, seconds, hearing, dismissed } = recording
  const sounds = (hearing?.sounds ?? []).filter((_sound, index) => !dismissed.includes(index))
  const loaded = useSound(id, readSound)
  const paths = useDots(loaded && loaded !== 'gone' ? loaded.sound : null, seconds, sounds)
  return (
    <div>
      <p>
        <b>{name}</b>, {lengthWords(seconds)}, {about || (hearing && STATE_WORDS[hearing.state.id])}
      </p>
      {paths && <DotsPicture paths={paths} hasHeard />}
      {sounds.slice(0, SOUNDS).map((sound) => (
        <p key={`${sound.words}${sound.fromSeconds}`}>
          {sound.words}, {spanWords(sound)}
        </p>
      ))}
    </div>
  )
}
