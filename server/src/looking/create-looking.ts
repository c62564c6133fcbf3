import { randomUUID } from 'node:crypto'
import type { LookQuery, Sighting } from '@candi/contracts'
import type { PhotoJudgement, Picture } from '@candi/engines/photo'
import type { Context } from 'hono'
import { clientAddress, clientNetwork } from '../accounts/client-address.ts'
import { isThisMachine } from '../accounts/is-this-machine.ts'
import type { Identify } from '../accounts/visitor.ts'
import { mayAccountAnalyse } from '../contributions/may-account-analyse.ts'
import type { ModelSighting } from '../conversation/model-sighting.ts'
import type { LookRouteParts, MayLook } from '../routes/look.ts'
import { Attempts } from '../store/attempts.ts'
import type { Database } from '../store/database.ts'
import type { Looked } from './look-at-bytes.ts'
import { type LookingRoomParts, openLookingRoom } from './looking-room.ts'
import { onlyVin } from './only-vin.ts'

export interface LookingParts extends LookingRoomParts {
  readonly database: Database
  /** Keys the hashes under which VIN scans are counted. */
  readonly secret: string
  readonly trustedProxies: number
  readonly identify: Identify
  readonly sightingOf: (judgement: PhotoJudgement, told: LookQuery) => Sighting
  /**
   * A vision model of the operator's, if there is one. It sees no photo whose owner did not agree, and none that is sent
   * for its VIN; where it fails, our own sighting stands.
   */
  readonly vision: {
    mayBeShown(told: LookQuery): boolean
    describe(picture: Picture, signal: AbortSignal): Promise<ModelSighting>
  } | null
  readonly uniteSightings: (own: Sighting, model: ModelSighting) => Sighting
  readonly onLooked: (outcome: string) => void
  readonly now: () => Date
}

/** VINs that one client without a plan may scan in a quarter of an hour: a dealer's row of cars, tried thrice each. */
const SCANS_BY_CLIENT = 60

/** Who may have photos looked at, and by whom: Pro, Founder and the earned case; the VIN in them for everybody. */
export function createLooking(parts: LookingParts): Omit<LookRouteParts, 'onFailure'> {
  const attempts = new Attempts(parts.database, parts.secret, parts.now)
  const { vision } = parts
  return {
    room: openLookingRoom(parts),
    mayLook: (context, told) => mayLook(parts, attempts, context, told),
    isPictureWanted: (told) => told.only !== 'vin' && vision !== null && vision.mayBeShown(told),
    sightingOf: async ({ judgement, picture }: Looked, told, signal) => {
      if (told.only === 'vin') return parts.sightingOf(onlyVin(judgement), told)
      const own = parts.sightingOf(judgement, told)
      if (!vision || !picture) return own
      try {
        return parts.uniteSightings(own, await vision.describe(picture, signal))
      } catch (error) {
        if (!signal.aborted) parts.onFailure(error)
        return own
      }
    },
    onLooked: parts.onLooked,
  }
}

async function mayLook(
  { database, identify, trustedProxies, now }: LookingParts,
  attempts: Attempts,
  context: Context,
  { only }: LookQuery,
): Promise<MayLook> {
  const account = await identify(context.req.raw.headers)
  const uid = account?.uid ?? null
  if (uid !== null && (await mayAccountAnalyse(database, uid, 'photo', now())))
    return { client: uid, hasPlan: true }
  if (only !== 'vin') return { refusal: 'photos-need-pro' }
  const network = clientNetwork(clientAddress(context, trustedProxies))
  // From this machine anybody may come through a proxy that TRUST_PROXY does not name: each counts for themselves.
  if (isThisMachine(network)) return { client: uid ?? randomUUID(), hasPlan: false }
  const taken = await attempts.take([{ name: `VIN scans by client ${network}`, most: SCANS_BY_CLIENT }])
  return taken.isAllowed
    ? { client: network, hasPlan: false }
    : { refusal: 'slow-down', retryAfterSeconds: taken.retryAfterSeconds }
}
