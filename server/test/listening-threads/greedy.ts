import { parentPort } from 'node:worker_threads'

/** Takes memory until there is none. */
parentPort?.on('message', () => {
  const taken: object[] = []
  for (;;) taken.push({ taken: Array.from({ length: 1_000 }, () => ({})) })
})
