import { openPostgres } from '../src/store/open-postgres.ts'
import { TokenWindows } from '../src/store/token-windows.ts'

/**
 * A server process of the test: reserves 40 turns at once when told to, then settles those that fitted to 1, 2, 3 …
 * tokens. Says "ready", then how many fitted, then "settled".
 */
const [, , url = '', subject = '', limit = '0'] = process.argv
const store = await openPostgres(url, () => {})
const windows = new TokenWindows(store.database)
const at = new Date('2026-11-20T12:00:00Z')
// The pool's connections stand before the race begins.
await Promise.all(Array.from({ length: 12 }, () => windows.running([subject], at)))
const told = (word: string) =>
  new Promise<void>((resolve) => {
    const hear = (chunk: Buffer) => {
      if (!String(chunk).includes(word)) return
      process.stdin.off('data', hear)
      resolve()
    }
    process.stdin.on('data', hear)
  })
const go = told('go')
process.stdout.write('ready\n')
await go
const turns = await Promise.all(
  Array.from({ length: 40 }, () => windows.reserve([{ subject, limit: Number(limit) }], 500, at)),
)
const fitting = turns.filter((turn) => turn !== null)
const settle = told('settle')
process.stdout.write(`fitted ${fitting.length}\n`)
await settle
await Promise.all(fitting.map((turn, index) => windows.settle(turn, index + 1)))
process.stdout.write('settled\n')
await store.close()
process.exit(0)
