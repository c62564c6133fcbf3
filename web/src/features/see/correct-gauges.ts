import type { SeenGauge } from '@candi/contracts'
import type { CasePhoto, GaugeSaid } from '../../api/case-photo.ts'
import type { LampBook } from '../../api/lamp-words.ts'
import { signsAsLeft } from './correct-lamps.ts'

/** "Right", "Not right", or neither of them any more; a needle that is not there speaks for nothing. */
export function sayOfGauge(
  photo: CasePhoto,
  id: SeenGauge['id'],
  said: GaugeSaid | '',
  book: LampBook | undefined,
): CasePhoto {
  const { [id]: _, ...others } = photo.gaugesSaid
  const left = { ...photo, gaugesSaid: said === '' ? others : { ...others, [id]: said } }
  return { ...left, signs: signsAsLeft(left, book ?? new Map()) }
}
