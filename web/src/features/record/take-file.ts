import { SAMPLE_RATE_HZ } from '@candi/engines/audio'
import { checkLength, checkSoundFile, unreadableText } from './check-sound-file.ts'
import { type DecodedSound, decodeSound } from './decode-sound.ts'
import { isKnownContainer } from './known-container.ts'
import { lengthOfFile } from './length-of-file.ts'
import type { Take } from './recording.ts'

export type FileReader = {
  lengthOf: (file: File) => Promise<number | null>
  decode: (file: File) => Promise<DecodedSound | null>
}
const BROWSER: FileReader = { lengthOf: lengthOfFile, decode: decodeSound }

const HEAD_BYTES = 16

/** A chosen file as a take, or in words why it cannot be one. What only the server can open goes on as it is. */
export async function takeFile(
  file: File,
  madeAt: number,
  reader: FileReader = BROWSER,
): Promise<Take | { fault: string }> {
  const check = checkSoundFile(file)
  if (!check.ok) return { fault: check.text }
  const told = await reader.lengthOf(file)
  const short = checkLength(file.name, told ?? 0)
  if (!short.ok) return { fault: short.text }
  const facts = { name: file.name, madeAt, origin: 'file' } as const
  const decoded = await reader.decode(file)
  if (decoded && decoded.samples.length > 0) {
    const length = checkLength(file.name, decoded.seconds)
    if (!length.ok) return { fault: length.text }
    return { ...facts, samples: decoded.samples, seconds: decoded.samples.length / SAMPLE_RATE_HZ }
  }
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  return isKnownContainer(head) ? { ...facts, file, seconds: told } : { fault: unreadableText(file.name) }
}
