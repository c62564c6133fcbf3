import { openStore } from '../src/store/open-store.ts'

/** Counts without end and says each number once it is acknowledged; its parent kills it. */
const store = await openStore(process.argv[2] ?? '')
for (let count = 1; ; count += 1) {
  await store.count('2026-11-20', 'kills', 1)
  process.stdout.write(`${count}\n`)
}
