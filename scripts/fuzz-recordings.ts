import { hostileRecording } from '@candi/server/hostile-recordings'
import { hostileListening } from '@candi/server/listen-to-hostile'
import fc from 'fast-check'

const MEGABYTE = 2 ** 20
/** Both threads at work on the worst file: five minutes of samples each, twice while they are gathered. */
const MOST_MEGABYTES = 1_000
const AT_ONCE = 2

/** Damaged recordings of all nine kinds through the threads that hear them; what fails is told with its seed. */
export async function fuzzRecordings(seed: number, runs: number): Promise<boolean> {
  const hostile = hostileListening()
  let mostMegabytes = 0
  const pairs = fc.tuple(...Array.from({ length: AT_ONCE }, () => hostileRecording))
  const result = await fc.check(
    fc.asyncProperty(pairs, async (recordings) => {
      await Promise.all(recordings.map(({ bytes }) => hostile.listen(bytes)))
      mostMegabytes = Math.max(mostMegabytes, process.memoryUsage().rss / MEGABYTE)
      if (mostMegabytes > MOST_MEGABYTES) throw new Error(`${mostMegabytes.toFixed(0)} MB of memory`)
    }),
    { seed, numRuns: Math.ceil(runs / AT_ONCE), endOnFailure: true },
  )
  await hostile.close()
  const outcomes = [...hostile.outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(', ')
  if (result.failed)
    console.log(`FAILED hearing recordings with seed ${seed}\n${fc.defaultReportMessage(result)}`)
  else
    console.log(
      `hearing recordings: ${runs} cases, none failed (${outcomes}; ${mostMegabytes.toFixed(0)} MB at most)`,
    )
  return !result.failed
}
