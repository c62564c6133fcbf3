import { FolderInUse, lockFolder } from '../src/store/folder-lock.ts'

/** Tries to take each folder that its parent names, as soon as it hears of it, and tells how that went. */
process.on('message', (folder: string) => {
  try {
    lockFolder(folder)
    process.send?.('taken')
  } catch (error) {
    process.send?.(error instanceof FolderInUse ? 'refused' : String(error))
  }
})
process.send?.('ready')
