import { Worker, type WorkerOptions } from 'node:worker_threads'

const isBuilt = import.meta.url.endsWith('.js')

/** The script of a thread, by its name in this folder; built, all of them lie beside each other. */
export const workerBeside = (name: string): URL =>
  new URL(`./${name}.${isBuilt ? 'js' : 'ts'}`, import.meta.url)

/**
 * Opens a thread for files of strangers, with so much memory for objects. From source it must first learn to read
 * TypeScript, which a thread does not inherit.
 */
export const openWorker = (
  script: URL,
  workerData: WorkerOptions['workerData'],
  mostMemoryMb: number,
): Worker =>
  new Worker(isBuilt ? script : fromSource(script), {
    eval: !isBuilt,
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
    // What a library remarks about a stranger's file is no line of our log.
    stdout: true,
    stderr: true,
  })

const fromSource = (script: URL) =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import('${script}') })`
