import { parentPort } from 'node:worker_threads'

/** Ends without a word as soon as it is asked something. */
parentPort?.on('message', () => process.exit(3))
