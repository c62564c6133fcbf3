/** Reads bits, the least significant of each byte first, as Vorbis packs them. Past the end it throws `PacketEnd`. */
export class LeastSignificantBits {
  private at = 0

  constructor(private readonly bytes: Uint8Array) {}

  /** An unsigned number of at most 32 bits. */
  take(count: number): number {
    const value = this.peek(count)
    this.skip(count)
    return value
  }

  /** The same without taking it; zeros where the packet has ended. */
  peek(count: number): number {
    const { bytes, at } = this
    const byte = at >> 3
    const inside = at & 7
    let value = (bytes[byte] ?? 0) >> inside
    for (let have = 8 - inside, next = byte + 1; have < count; have += 8, next += 1)
      value += (bytes[next] ?? 0) * 2 ** have
    return value % 2 ** count
  }

  skip(count: number): void {
    this.at += count
    if (this.at > this.bytes.length * 8) throw new PacketEnd()
  }
}

/** Nothing wrong: an encoder may leave out what would be zero. */
export class PacketEnd extends RangeError {}

/** Bits that a number needs: 0 for 0, 3 for 7, Vorbis I section 9.2.1. */
export const bitsOf = (value: number): number => 32 - Math.clz32(value)
