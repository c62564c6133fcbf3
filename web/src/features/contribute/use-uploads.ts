import { useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../../api/account-session.ts'
import { ownUploads } from './own-uploads.ts'
import type { Upload } from './upload.ts'

const NONE: readonly Upload[] = []

/** The uploads of this page that are the visitor's. */
export function useUploads(): { uploads: readonly Upload[]; owner: string } {
  const all = useSyncExternalStore(ownUploads.subscribe, ownUploads.all, () => NONE)
  const owner = useSession().account?.uid ?? ''
  const uploads = useMemo(() => all.filter((upload) => upload.owner === owner), [all, owner])
  return { uploads, owner }
}
