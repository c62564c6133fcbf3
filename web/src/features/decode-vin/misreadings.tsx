import { fitsCheckDigit, isCompleteVin, likelyMisreadings } from '@candi/contracts'

type Props = { vin: string; onPick: (vin: string) => void }

/** Where the check digit does not fit: the single changes that would make it fit, to tap. It never stops anybody. */
export function Misreadings({ vin, onPick }: Props) {
  if (!isCompleteVin(vin) || fitsCheckDigit(vin)) return null
  const readings = likelyMisreadings(vin)
  if (readings.length === 0)
    return (
      <p className="fine">
        The check digit of this VIN does not fit. Please compare it once more; outside North America that is
        usual, and you can decode it all the same.
      </p>
    )
  return (
    <div className="misreadings">
      <p className="fine">The check digit of this VIN does not fit. Did you mean …</p>
      <ul className="chips">
        {readings.map(({ position, from, to, vin: meant }) => (
          <li key={meant}>
            <button className="chip" type="button" onClick={() => onPick(meant)}>
              <span>
                <b className="num">{to}</b> at place {position}?
              </span>
              <span className="sr"> Instead of {from}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="fine">If yours is right as it stands, decode it all the same.</p>
    </div>
  )
}
