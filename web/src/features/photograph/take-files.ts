import { SIGHTING_LIMITS } from '@candi/contracts'
import { leftOutText } from './check-photo-file.ts'
import { type Shrink, shrinkInWorker } from './shrink.ts'
import { takePhoto } from './take-photo.ts'
import type { TakenPhoto } from './taken-photo.ts'

/** What came of files that were chosen, dropped or pasted: those that can be sent, and a sentence for each other one. */
export type TakenFiles = { photos: TakenPhoto[]; faults: string[] }

type Options = {
  /** Photos for which there is room; what is more is left out and named. */
  room?: number
  /** Photos that go at once, for the sentence about those left out. */
  most?: number
  shrink?: Shrink
}

/** One file after the other: six photos of a phone, unpacked at once, would be more than it can hold. */
export async function takeFiles(files: readonly File[], options: Options = {}): Promise<TakenFiles> {
  const { most = SIGHTING_LIMITS.photos, room = most, shrink = shrinkInWorker } = options
  const photos: TakenPhoto[] = []
  const faults: string[] = []
  const left: string[] = []
  for (const file of files) {
    if (photos.length >= room) {
      left.push(file.name)
      continue
    }
    const taken = await takePhoto(file, shrink)
    if ('fault' in taken) faults.push(taken.fault)
    else photos.push(taken)
  }
  if (left.length > 0) faults.push(leftOutText(left, most))
  return { photos, faults }
}
