import { codeOf, reasonOf } from '../cause-of.ts'
import { EnvironmentMistake } from '../env.ts'
import { PortTaken } from '../outside/listen.ts'
import { FolderInUse } from '../store/folder-lock.ts'

const CANNOT_WRITE = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']

/** One sentence for whoever started it: what is the matter, and what to do. */
export function whyNotStarted(error: unknown): string {
  if (error instanceof EnvironmentMistake || error instanceof FolderInUse || error instanceof PortTaken)
    return error.message
  return CANNOT_WRITE.includes(codeOf(error))
    ? 'CANDI cannot write to its data folder. Give yourself write permission, or name another folder in CANDI_DATA.'
    : `CANDI could not start: ${reasonOf(error)}`
}
