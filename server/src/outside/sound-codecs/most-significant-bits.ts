/** Reads bits, the most significant of each byte first, as FLAC packs them. Past the end it throws. */
export class MostSignificantBits {
  private at = 0

  constructor(private readonly bytes: Uint8Array) {}

  /** An unsigned number of at most 32 bits. */
  take(count: number): number {
    if (count === 0) return 0
    const value = this.next32() >>> (32 - count)
    this.skip(count)
    return value
  }

  /** A number in two's complement of at most 33 bits: the difference of two channels of 32 needs one more. */
  takeSigned(count: number): number {
    if (count > 32) return this.take(1) * -(2 ** 32) + this.take(32)
    if (count === 0) return 0
    const value = this.next32() >> (32 - count)
    this.skip(count)
    return value
  }

  /** How many zeros stand before the next one, which is taken too. */
  takeZeros(): number {
    let zeros = 0
    for (;;) {
      const ahead = this.next32()
      if (ahead !== 0) {
        const few = Math.clz32(ahead)
        this.skip(few + 1)
        return zeros + few
      }
      this.skip(32)
      zeros += 32
    }
  }

  /** A Rice-coded number: as many zeros as it is larger than 2^parameter, a one, and the rest in `parameter` bits. */
  takeRice(parameter: number): number {
    const ahead = this.next32()
    const zeros = Math.clz32(ahead)
    const length = zeros + 1 + parameter
    // Nearly all of them fit into what was looked at.
    if (length > 32) return this.takeZeros() * 2 ** parameter + this.take(parameter)
    this.skip(length)
    return parameter === 0 ? zeros : (zeros << parameter) + ((ahead << (zeros + 1)) >>> (32 - parameter))
  }

  private skip(count: number): void {
    this.at += count
    if (this.at > this.bytes.length * 8) throw new RangeError('The packet ends too early.')
  }

  /** The 32 bits from here on; zeros where the packet has ended. */
  private next32(): number {
    const { bytes, at } = this
    const byte = at >> 3
    const inside = at & 7
    const word =
      ((bytes[byte] ?? 0) << 24) |
      ((bytes[byte + 1] ?? 0) << 16) |
      ((bytes[byte + 2] ?? 0) << 8) |
      (bytes[byte + 3] ?? 0)
    return inside === 0 ? word : (word << inside) | ((bytes[byte + 4] ?? 0) >> (8 - inside))
  }
}
