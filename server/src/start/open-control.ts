import { adminCommand } from '../command-line/admin-command.ts'
import { backupCommand, restoreCommand } from '../command-line/backup-command.ts'
import { type ControlSocket, openControlSocket } from '../outside/control-socket.ts'
import type { House } from './house.ts'
import type { People } from './open-people.ts'

/** Only one process may hold the embedded database: the command line asks the one that does. */
export async function openControl(
  { environment, store, now, logAs }: House,
  { ledger }: People,
): Promise<ControlSocket | null> {
  if (store.kind !== 'embedded') return null
  const { database } = store
  return openControlSocket(
    environment.dataFolder,
    {
      admin: (given) => adminCommand(database, given, now()),
      backup: (given) => backupCommand(database, given, now()),
      restore: (given) => restoreCommand(database, given).finally(() => ledger.forget()),
    },
    logAs('a command could not be carried out'),
  )
}
