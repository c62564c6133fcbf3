import { addToCount } from '../src/store/daily-counts.ts'
import { openEmbedded } from '../src/store/open-embedded.ts'

/** Counts without end and says each number once it is acknowledged; its parent kills it. */
const store = await openEmbedded(process.argv[2] ?? '')
for (let count = 1; ; count += 1) {
  await addToCount(store.database, '2026-11-20', 'kills', 1)
  process.stdout.write(`${count}\n`)
}
