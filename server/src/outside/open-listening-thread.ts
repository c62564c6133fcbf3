import { Worker } from 'node:worker_threads'
import type { Listened } from '../listening/listen-to-bytes.ts'
import type { Blocks, ListeningThread } from '../listening/listening-thread.ts'
import { threadWord } from '../listening/thread-words.ts'

/** Of objects; samples and files lie beside them and are bounded by their length. */
const MOST_MEMORY_MB = 256

/** Beside this file. From source the thread must first learn to read TypeScript, which a thread does not inherit. */
const isBuilt = import.meta.url.endsWith('.js')
const WORKER = new URL(isBuilt ? './listening-worker.js' : './listening-worker.ts', import.meta.url)
const fromSource = (worker: URL) =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import('${worker}') })`

/** A thread that listens. It holds the process only while it works; where others are served too it gives way to them. */
export function openListeningThread(script: URL = WORKER, givesWay = false): ListeningThread {
  const worker = new Worker(isBuilt ? script : fromSource(script), {
    eval: !isBuilt,
    workerData: givesWay ? 'gives way' : null,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    // What a library remarks about a stranger's file is no line of our log.
    stdout: true,
    stderr: true,
  })
  worker.unref()
  // Of a thread that dies while nobody asks it anything: the next who asks is told.
  worker.on('error', () => {})
  let isGone = false
  worker.once('exit', () => {
    isGone = true
  })
  return {
    listen: (blocks, told, onProgress) =>
      isGone
        ? Promise.reject(new Error('A listening thread ended while nobody asked it anything.'))
        : listenOn(worker, blocks, told, onProgress),
    end: () => void worker.terminate(),
  }
}

function listenOn(
  worker: Worker,
  blocks: Blocks,
  told: object,
  onProgress: (done: number) => void,
): Promise<Listened> {
  return new Promise<Listened>((resolve, reject) => {
    const settle = () => {
      worker.off('message', read).off('error', fail).off('exit', gone)
      worker.unref()
    }
    const read = (message: unknown) => {
      const word = threadWord.parse(message)
      if (word.kind === 'progress') return onProgress(word.done)
      settle()
      if (word.kind === 'heard') resolve({ judgement: word.judgement })
      else if (word.kind === 'failure') resolve({ failure: word.failure })
      else reject(word.error)
    }
    const fail = (error: NodeJS.ErrnoException) => {
      settle()
      // What fills a thread's memory is a file that was built to.
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ failure: 'recording-not-audio' })
      else reject(error)
    }
    const gone = (code: number) => {
      settle()
      reject(new Error(`A listening thread ended with ${code} and without a word.`))
    }
    worker.on('message', read).on('error', fail).on('exit', gone)
    worker.ref()
    worker.postMessage(
      { blocks, told },
      blocks.map(({ buffer }) => buffer),
    )
  })
}
