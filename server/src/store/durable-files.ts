import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * PGlite writes to the disk but never asks the disk to keep what it wrote: a power cut could lose an
 * acknowledged row. This file system passes every fsync of the database on to the operating system. It leans on
 * internals of the exact PGlite version in the lockfile; a test counts the fsyncs.
 */
export class DurableFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(...args)
    const options = prepared.emscriptenOpts
    const forwardFsync = (module: {
      NODEFS?: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } }
    }) => {
      if (!module.NODEFS) return
      module.NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fs.fsyncSync(stream.nfd)
        return 0
      }
    }
    const before: unknown[] = Array.isArray(options.preRun) ? options.preRun : []
    return {
      ...prepared,
      emscriptenOpts: { ...options, preRun: [forwardFsync, ...before] as typeof options.preRun },
    }
  }
}
