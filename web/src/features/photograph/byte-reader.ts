/** Reads numbers one after the other, the highest byte first. Throws RangeError behind the end. */
export class ByteReader {
  readonly #view: DataView
  #at: number
  readonly #to: number

  constructor(view: DataView, from: number, to: number) {
    this.#view = view
    this.#at = from
    this.#to = to
  }

  get at(): number {
    return this.#at
  }

  skip(bytes: number): number {
    const before = this.#at
    if (before + bytes > this.#to) throw new RangeError('behind the end')
    this.#at = before + bytes
    return before
  }

  one(): number {
    return this.#view.getUint8(this.skip(1))
  }

  two(): number {
    return this.#view.getUint16(this.skip(2))
  }

  four(): number {
    return this.#view.getUint32(this.skip(4))
  }

  /** Of none, two, four or eight bytes; above 2^53 it loses precision, and is behind every end anyway. */
  sized(bytes: number): number {
    if (bytes === 0) return 0
    if (bytes === 2) return this.two()
    if (bytes === 4) return this.four()
    if (bytes === 8) return this.four() * 2 ** 32 + this.four()
    throw new RangeError(`no number has ${bytes} bytes`)
  }

  text(length: number): string {
    return String.fromCharCode(...Array.from({ length }, () => this.one()))
  }
}
