import type { RecallNote } from '@candi/contracts'
import { Icon } from '../../parts/icon.tsx'
import { VinCheckLink } from './vin-check-link.tsx'

/** Stands right under the verdict while the maker tells owners of this model to leave it, or to park it outside. */
export function RecallWarning({ recalls }: { recalls: RecallNote[] }) {
  const parked = recalls.filter(({ parkIt }) => parkIt)
  const outside = recalls.filter(({ parkIt, parkOutside }) => parkOutside && !parkIt)
  if (parked.length === 0 && outside.length === 0) return null
  return (
    <section className="sheet-recall-warning" aria-label="Recall warning">
      <div className="row">
        <div className="gutter" />
        <div className="body">
          {parked.length > 0 && (
            <Warning
              tone="stop"
              text="The maker says: do not drive this model until it is repaired."
              recalls={parked}
            />
          )}
          {outside.length > 0 && (
            <Warning
              tone="limp"
              text="The maker says: park this model outside, away from buildings, until it is repaired. It may catch fire standing."
              recalls={outside}
            />
          )}
          <p>
            That holds for the cars under the recall. Whether yours is among them: <VinCheckLink />.
          </p>
        </div>
      </div>
    </section>
  )
}

function Warning({ tone, text, recalls }: { tone: 'stop' | 'limp'; text: string; recalls: RecallNote[] }) {
  return (
    <div className={`sheet-recall-flag tone-${tone}`}>
      <Icon name={tone === 'stop' ? 'stop' : 'general'} />
      <p>
        <b>{text}</b>{' '}
        <span className="sheet-recall-number">
          {recalls.length === 1 ? 'Recall' : 'Recalls'} {recalls.map(({ campaign }) => campaign).join(', ')}
        </span>
      </p>
    </div>
  )
}
