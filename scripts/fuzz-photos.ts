import { hostilePhoto } from '@candi/server/hostile-photos'
import { hostileLooking } from '@candi/server/look-at-hostile'
import fc from 'fast-check'

const AT_ONCE = 2

/** Damaged photos of all five formats through the threads that look at them; what fails is told with its seed. */
export async function fuzzPhotos(seed: number, runs: number): Promise<boolean> {
  const hostile = hostileLooking()
  const photo = await hostilePhoto()
  const result = await fc.check(
    fc.asyncProperty(fc.tuple(...Array.from({ length: AT_ONCE }, () => photo)), async (photos) => {
      await Promise.all(photos.map(({ bytes }) => hostile.look(bytes)))
    }),
    { seed, numRuns: Math.ceil(runs / AT_ONCE), endOnFailure: true },
  )
  await hostile.close()
  const outcomes = [...hostile.outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(', ')
  if (result.failed)
    console.log(`FAILED looking at photos with seed ${seed}\n${fc.defaultReportMessage(result)}`)
  else console.log(`looking at photos: ${runs} cases, none failed (${outcomes})`)
  return !result.failed
}
