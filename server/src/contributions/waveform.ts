import type { Waveform } from '@candi/contracts'
import { z } from 'zod'
import { findContribution, keepPeaks } from '../store/contributions.ts'
import type { ContributionTools } from './contribution-tools.ts'

const peakList = z.array(z.number())

/**
 * The waveform of a recording, measured when the first reviewer asks and kept with it. No peaks: its sound cannot be
 * decoded here, only played. Null: there is no such recording, or no sound of it any more.
 */
export async function waveformOf(
  { database, storage, workshop }: ContributionTools,
  id: string,
): Promise<Waveform | null> {
  const row = await findContribution(database, id)
  if (!row || row.mediaType === null || row.state === 'receiving') return null
  const seconds = row.seconds ?? 0
  if (row.peaks !== null) return { seconds, peaks: peakList.parse(JSON.parse(row.peaks)) }
  const measured = await storage.withSound(id, async (path) => ({
    peaks: [...((await workshop.measurePeaks(path)) ?? [])],
  }))
  if (measured === null) return null
  await keepPeaks(database, id, measured.peaks)
  return { seconds, peaks: measured.peaks }
}
