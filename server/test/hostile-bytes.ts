import fc from 'fast-check'

type Damage = (bytes: Buffer) => Buffer

/** Most heads stand at the beginning: a third of the damage is done there. */
const HEAD_BYTES = 600
const place = fc.oneof(
  { weight: 1, arbitrary: fc.nat(HEAD_BYTES).map((at) => (bytes: Buffer) => at % bytes.length) },
  {
    weight: 2,
    // Evenly, where doubles would nearly all lie at one end.
    arbitrary: fc.nat(9_999).map((share) => (bytes: Buffer) => Math.floor((share / 10_000) * bytes.length)),
  },
)
const byte = fc.oneof(fc.constantFrom(0, 1, 0x7f, 0x80, 0xfe, 0xff), fc.nat(255))

type Place = (bytes: Buffer) => number
const between = (bytes: Buffer, one: Place, other: Place): readonly [number, number] =>
  one(bytes) < other(bytes) ? [one(bytes), other(bytes)] : [other(bytes), one(bytes)]

const cut =
  (at: Place): Damage =>
  (bytes) =>
    bytes.subarray(0, at(bytes))
const overwrite =
  (at: Place, value: number, length: number): Damage =>
  (bytes) =>
    Buffer.from(bytes).fill(value, at(bytes), Math.min(bytes.length, at(bytes) + length))
const leaveOut =
  (one: Place, other: Place): Damage =>
  (bytes) => {
    const [from, until] = between(bytes, one, other)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(until)])
  }
const repeat =
  (one: Place, other: Place): Damage =>
  (bytes) => {
    const [from, until] = between(bytes, one, other)
    return Buffer.concat([bytes.subarray(0, until), bytes.subarray(from)])
  }

const damage: fc.Arbitrary<Damage> = fc.oneof(
  { weight: 1, arbitrary: place.map(cut) },
  { weight: 4, arbitrary: fc.tuple(place, byte).map(([at, value]) => overwrite(at, value, 1)) },
  {
    weight: 2,
    arbitrary: fc.tuple(place, byte, fc.integer({ min: 2, max: 16 })).map((how) => overwrite(...how)),
  },
  { weight: 1, arbitrary: fc.tuple(place, place).map((where) => leaveOut(...where)) },
  { weight: 1, arbitrary: fc.tuple(place, place).map((where) => repeat(...where)) },
)

/** One of these files with one to five wounds, and never more than `mostBytes`. */
export const hostileBytes = (
  files: readonly (readonly [string, Buffer])[],
  mostBytes: number,
): fc.Arbitrary<{ readonly name: string; readonly bytes: Buffer }> =>
  fc
    .tuple(fc.constantFrom(...files), fc.array(damage, { minLength: 1, maxLength: 5 }))
    .map(([[name, bytes], wounds]) => ({
      name,
      bytes: wounds
        .reduce((wounded, wound) => (wounded.length === 0 ? wounded : wound(wounded)), bytes)
        .subarray(0, mostBytes),
    }))
