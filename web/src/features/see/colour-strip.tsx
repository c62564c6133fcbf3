import type { Sighting } from '@candi/contracts'
import type { CSSProperties } from 'react'
import { COLOUR_WORDS, percentWords } from './seen-words.ts'

/** The colors of what the photo shows, once the light was taken out of it, each as wide as its share. */
export function ColourStrip({ colours }: { colours: Sighting['colours'] }) {
  if (colours.length === 0) return null
  return (
    <div className="colour-strip">
      <p aria-hidden="true">
        {colours.map(({ family, hex, share }) => {
          const style: CSSProperties = { background: hex, flexGrow: Math.max(share, 0.02) }
          return <span key={`${family}${hex}`} style={style} />
        })}
      </p>
      <p className="soft">
        Colors, with the light taken out:{' '}
        {colours.map(({ family, share }) => `${COLOUR_WORDS[family]} ${percentWords(share)}`).join(', ')}.
      </p>
    </div>
  )
}
