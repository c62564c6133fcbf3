import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface HeicChoices {
  /** Quarters of a turn against the clock that whoever shows it must make. */
  readonly turns?: number
  /** What the head says of its size. */
  readonly width?: number
  readonly height?: number
  readonly brand?: string
}

/** A HEIC file (ISO/IEC 23008-12) around the frame of four-quarters.hevc. */
export function heicOf({ turns = 0, width = 96, height = 64, brand = 'heic' }: HeicChoices = {}): Buffer {
  const units = unitsOf(readFileSync(join(import.meta.dirname, 'pictures', 'four-quarters.hevc')))
  const ofType = (type: number) => units.filter((unit) => (unit.readUInt8(0) >> 1) % 64 === type)
  const [vps, sps, pps, frame] = [32, 33, 34, 20].map((type) => ofType(type)[0] ?? Buffer.alloc(0))
  const coded = lengthPrefixed(frame ?? Buffer.alloc(0))
  const head = box('ftyp', ascii(brand), uint32(0), ascii('mif1'), ascii('heic'))
  const metaAt = (offset: number) =>
    fullBox(
      'meta',
      fullBox('hdlr', uint32(0), ascii('pict'), Buffer.alloc(13)),
      fullBox('pitm', uint16(1)),
      fullBox('iinf', uint16(1), box('infe', uint32(2 << 24), uint16(1), uint16(0), ascii('hvc1'), uint8(0))),
      fullBox(
        'iloc',
        uint16(0x4400),
        uint16(1),
        uint16(1),
        uint16(0),
        uint16(1),
        uint32(offset),
        uint32(coded.length),
      ),
      box(
        'iprp',
        box(
          'ipco',
          decoderConfiguration(vps ?? coded, sps ?? coded, pps ?? coded),
          fullBox('ispe', uint32(width), uint32(height)),
          box('irot', uint8(turns)),
        ),
        fullBox('ipma', uint32(1), uint16(1), uint8(3), Buffer.from([0x81, 0x02, 0x83])),
      ),
    )
  return Buffer.concat([head, metaAt(head.length + metaAt(0).length + 8), box('mdat', coded)])
}

const uint8 = (value: number) => Buffer.from([value])
const uint16 = (value: number) => Buffer.from([value >> 8, value & 255])
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const ascii = (text: string) => Buffer.from(text, 'latin1')
export const box = (name: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  return Buffer.concat([uint32(body.length + 8), ascii(name), body])
}
const fullBox = (name: string, ...content: readonly Buffer[]) => box(name, uint32(0), ...content)
const lengthPrefixed = (unit: Buffer) => Buffer.concat([uint32(unit.length), unit])

/** Units of a stream between its start codes. */
function unitsOf(stream: Buffer): Buffer[] {
  const units: Buffer[] = []
  for (let at = 0; at < stream.length; ) {
    const start = at + (stream.readUInt8(at + 2) === 1 ? 3 : 4)
    const next = stream.indexOf(Buffer.from([0, 0, 1]), start)
    const end = next < 0 ? stream.length : stream.readUInt8(next - 1) === 0 ? next - 1 : next
    units.push(stream.subarray(start, end))
    at = end
  }
  return units
}

/** HEVCDecoderConfigurationRecord (ISO/IEC 14496-15): profile and level as the sequence says them, then its units. */
function decoderConfiguration(...units: readonly [Buffer, Buffer, Buffer]): Buffer {
  const plain = Buffer.from(units[1].toString('latin1').replaceAll('\0\0\x03', '\0\0'), 'latin1')
  const profileAndLevel = plain.subarray(3, 15)
  const arrays = units.map((unit, index) =>
    Buffer.concat([uint8(0x80 | (32 + index)), uint16(1), uint16(unit.length), unit]),
  )
  return box(
    'hvcC',
    uint8(1),
    profileAndLevel,
    Buffer.from([0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, units.length]),
    ...arrays,
  )
}
