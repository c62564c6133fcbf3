import { SIGHTING_LIMITS } from '@candi/contracts'
import { newId } from '../../parts/new-id.ts'
import { bareHeif } from './bare-heif.ts'
import {
  faultOfEdges,
  faultOfFormat,
  faultOfHeader,
  faultOfSize,
  SCRAMBLED,
  uncleanText,
  unreadableText,
} from './check-photo-file.ts'
import { formatOf, HEAD_BYTES, type PhotoFormat } from './photo-format.ts'
import type { PhotoHeader } from './photo-header.ts'
import { readHeader } from './read-header.ts'
import type { Shrink } from './shrink.ts'
import type { TakenPhoto } from './taken-photo.ts'

/** A chosen file as a photo that can be sent, or in words why it cannot be one. */
export async function takePhoto(file: File, shrink: Shrink): Promise<TakenPhoto | { fault: string }> {
  const { name } = file
  const tooMuch = faultOfSize(file)
  if (tooMuch) return { fault: tooMuch }
  const format = formatOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  const foreign = faultOfFormat(name, format)
  if (foreign || !format || format === 'gif' || format === 'video') return { fault: foreign ?? '' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const header = readHeader(bytes, format)
  const unfit = header ? faultOfHeader(name, header) : unreadableText(name)
  if (unfit || !header) return { fault: unfit ?? '' }
  const shrunk = await shrink(new Blob([bytes], { type: `image/${format}` }))
  if (shrunk === 'scrambled') return { fault: SCRAMBLED }
  if (!shrunk) return unopened(name, format, bytes, header)
  const sliver = faultOfEdges(name, shrunk.width, shrunk.height)
  if (sliver) return { fault: sliver }
  return { id: newId(), name, ...shrunk, isDrawable: true, kind: null, origin: 'file' }
}

/** What this browser cannot open: the server may, once nothing is in it but the picture. */
function unopened(
  name: string,
  format: PhotoFormat,
  bytes: Uint8Array<ArrayBuffer>,
  { width, height }: PhotoHeader,
): TakenPhoto | { fault: string } {
  if (format !== 'heic' && format !== 'avif') return { fault: unreadableText(name) }
  const bare = bareHeif(bytes)
  if (!bare || bare.length > SIGHTING_LIMITS.bytes)
    return { fault: format === 'heic' ? uncleanText(name) : unreadableText(name) }
  const blob = new Blob([bare], { type: `image/${format}` })
  return { id: newId(), name, blob, width, height, isDrawable: false, kind: null, origin: 'file' }
}
