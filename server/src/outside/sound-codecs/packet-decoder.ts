/** Samples of each channel, -1 to 1. */
export type Channels = readonly Float32Array[]

/** Makes samples of packets, one after the other. */
export interface PacketDecoder {
  /** Samples a second; for some kinds only what the first packet says is true. */
  readonly sampleRateHz: number
  /** What can be heard so far; a decoder may collect packets and answer later. */
  decode(packet: Uint8Array): Channels | Promise<Channels>
  /** What is left once no packet comes any more. */
  end(): Channels | Promise<Channels>
  free(): void
}

export const NO_SAMPLES: Channels = []
