import type { ErrorCode } from '@candi/contracts'

export interface WaitingBounds {
  /** Bytes of one account that nobody reviewed yet: no member fills the disk of an operator. */
  readonly bytesOfOne: number
  /** Of all accounts together: neither do many. */
  readonly bytesInAll: number
}
export const WAITING_BOUNDS: WaitingBounds = { bytesOfOne: 2 ** 30, bytesInAll: 20 * 2 ** 30 }

/** Bytes that a storage holds already, of one account and of all. */
export interface StoredBytes {
  readonly own: number
  readonly all: number
}

/** One part on its way. */
export interface Arrival {
  /** What is sent, as far as there is room for it. */
  readonly bytes: AsyncIterable<Uint8Array>
  /** Why it was not taken to its end; null where it was. */
  readonly refusal: () => ErrorCode | null
  /** Must be called once the database knows what was kept. */
  end(): void
}

/** Bytes that came and are not in the database yet, and all that ever came. */
interface Tally {
  live: number
  ever: number
}

/**
 * Charges accounts for what they send, while they send it. What was announced weighs nothing: a few hundred empty tickets
 * would shut everybody out. Nor does it help to send many parts at once: each is held against all that came beside it.
 */
export class ArrivingBytes {
  private readonly all: Tally = { live: 0, ever: 0 }
  private readonly accounts = new Map<string, Tally & { parts: number }>()

  constructor(private readonly bounds: WaitingBounds = WAITING_BOUNDS) {}

  charge(uid: string, stored: StoredBytes, sent: AsyncIterable<Uint8Array>): Arrival {
    const own = this.accounts.get(uid) ?? { live: 0, ever: 0, parts: 0 }
    own.parts += 1
    this.accounts.set(uid, own)
    const { all } = this
    // What came beside this part since it began, and ended meanwhile, is in `ever` and not in `stored`.
    const [ownBase, allBase] = [stored.own + own.live - own.ever, stored.all + all.live - all.ever]
    let counted = 0
    let refusal: ErrorCode | null = null
    const { bytesOfOne, bytesInAll } = this.bounds
    async function* charged() {
      for await (const chunk of sent) {
        const { byteLength } = chunk
        if (ownBase + own.ever + byteLength > bytesOfOne) refusal = 'recordings-waiting'
        else if (allBase + all.ever + byteLength > bytesInAll) refusal = 'recordings-full'
        if (refusal !== null) return
        counted += byteLength
        for (const tally of [own, all]) {
          tally.live += byteLength
          tally.ever += byteLength
        }
        yield chunk
      }
    }
    return {
      bytes: charged(),
      refusal: () => refusal,
      end: () => {
        own.live -= counted
        all.live -= counted
        own.parts -= 1
        if (own.parts === 0) this.accounts.delete(uid)
      },
    }
  }
}
