import type { Identify } from '../accounts/visitor.ts'
import { mayAccountAnalyse } from '../contributions/may-account-analyse.ts'
import { hearingOf } from '../conversation/hearing-of.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'
import type { ListenRouteParts } from '../routes/listen.ts'
import type { Database } from '../store/database.ts'
import { type ListeningRoomParts, openListeningRoom } from './listening-room.ts'

export interface ListeningParts extends ListeningRoomParts {
  readonly database: Database
  readonly identify: Identify
  readonly diagnosis: DiagnosisParts
  readonly onListened: (outcome: string) => void
  readonly now: () => Date
}

/** Who may be heard, and by whom: Pro, Founder and the earned case, one recording an account at a time. */
export function createListening(parts: ListeningParts): Omit<ListenRouteParts, 'onFailure'> {
  return {
    room: openListeningRoom(parts),
    mayListen: async (context) => {
      const account = await parts.identify(context.req.raw.headers)
      const uid = account?.uid ?? null
      return (await mayAccountAnalyse(parts.database, uid, 'sound', parts.now())) ? uid : null
    },
    hearingOf: (judgement, told) => hearingOf(parts.diagnosis, judgement, told),
    onListened: parts.onListened,
  }
}
