import { RECALL_ORDERS, type RecallNote } from '@candi/contracts'
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
          {parked.length > 0 && <Warning tone="stop" order={RECALL_ORDERS.parkIt} recalls={parked} />}
          {outside.length > 0 && <Warning tone="limp" order={RECALL_ORDERS.parkOutside} recalls={outside} />}
          <p>
            That holds for the cars under the recall. Whether yours is among them: <VinCheckLink />.
          </p>
        </div>
      </div>
    </section>
  )
}

function Warning({ tone, order, recalls }: { tone: 'stop' | 'limp'; order: string; recalls: RecallNote[] }) {
  return (
    <div className={`sheet-recall-flag tone-${tone}`}>
      <Icon name={tone === 'stop' ? 'stop' : 'general'} />
      <p>
        <b>The maker says of this model: {order}</b>{' '}
        <span className="sheet-recall-number">
          {recalls.length === 1 ? 'Recall' : 'Recalls'} {recalls.map(({ campaign }) => campaign).join(', ')}
        </span>
      </p>
    </div>
  )
}
