import fs from 'node:fs'
import { join } from 'node:path'

/** Asks the disk to keep everything in a folder, and the names by which it is found. */
export function syncFolder(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncFolder(path)
    else if (entry.isFile()) syncFile(path, 'r+')
  }
  syncNames(folder)
}

/** Asks the disk to keep the names in a folder. Windows opens no folders, and keeps names by itself. */
export function syncNames(folder: string): void {
  if (process.platform !== 'win32') syncFile(folder, 'r')
}

/** Asks the disk to keep a file, or with `r` the names in a folder. */
export function syncFile(path: string, flags: 'r' | 'r+'): void {
  const file = fs.openSync(path, flags)
  try {
    fs.fsyncSync(file)
  } finally {
    fs.closeSync(file)
  }
}
