import { createHash } from 'node:crypto'
import { join, relative, resolve } from 'node:path'
import { z } from 'zod'

/** What the command line asks a running server to do: one JSON line, answered by one. */
export const controlRequestSchema = z.object({
  command: z.string().max(64),
  arguments: z.array(z.string().max(4_096)).max(32),
})
export const controlAnswerSchema = z.object({
  /** 0 done, 1 could not, 2 not understood. */
  exitCode: z.number().int().min(0).max(255),
  /** For the person at the terminal. */
  output: z.string(),
})
export type ControlAnswer = z.infer<typeof controlAnswerSchema>

/** The shortest of the limits that systems put on the address of a socket. */
const PATH_BYTES = 103

/**
 * Where a server that holds this data folder can be asked: a socket in the folder, on Windows a named pipe. Null where
 * the folder lies too deep for a socket's address, from here and from the root.
 */
export function controlAddress(dataFolder: string, platform: string = process.platform): string | null {
  const folder = resolve(dataFolder)
  if (platform === 'win32')
    return `\\\\.\\pipe\\candi-${createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32)}`
  const path = join(folder, 'control.sock')
  return [path, relative(process.cwd(), path)].find((way) => Buffer.byteLength(way) <= PATH_BYTES) ?? null
}
