import type { CasePhoto } from '../../api/case-photo.ts'
import type { CaseRecording } from '../../api/case-recording.ts'
import { lengthWords } from '../../parts/sound-words.ts'

/** A recording or a photo until what draws it is there. */
export function TakeInWords({ take }: { take: CaseRecording | CasePhoto }) {
  return (
    <div className="mine">
      <p className="bubble">
        <span className="sr">{'seconds' in take ? 'You recorded: ' : 'You photographed: '}</span>
        {take.name}
        {'seconds' in take
          ? `, ${lengthWords(take.seconds)}. ${take.hearing?.summary ?? ''}`
          : `. ${take.sighting?.summary ?? ''}`}
      </p>
    </div>
  )
}
