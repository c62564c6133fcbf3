import type { Contribution } from '@candi/contracts'
import type { StartedUpload } from './started-uploads.ts'
import type { Upload } from './upload.ts'

export type OwnRow =
  /** On its way from this page. */
  | { kind: 'upload'; id: string; upload: Upload; told: Contribution | undefined }
  /** Begun, but not from this page: the file must be chosen again. */
  | { kind: 'started'; id: string; told: Contribution; note: StartedUpload | undefined }
  | { kind: 'recording'; id: string; told: Contribution }

/** One list of what is on its way here, what was begun before, and what has arrived. */
export function listRows(
  contributions: readonly Contribution[],
  uploads: readonly Upload[],
  notes: readonly StartedUpload[],
): OwnRow[] {
  const told = new Map(contributions.map((contribution) => [contribution.id, contribution]))
  const under = new Set(uploads.map(({ id }) => id))
  const onTheWay = uploads.toReversed().map((upload): OwnRow => {
    const { id, phase } = upload
    const known = told.get(id)
    if (phase === 'arrived' && known && known.state !== 'receiving')
      return { kind: 'recording', id, told: known }
    return { kind: 'upload', id, upload, told: known }
  })
  const others = contributions.flatMap((contribution): OwnRow[] => {
    const { id, state, receivedBytes } = contribution
    if (under.has(id)) return []
    if (state !== 'receiving') return [{ kind: 'recording', id, told: contribution }]
    const note = notes.find((entry) => entry.id === id)
    // Begun, but the line broke before the page knew of it: there is nothing to go on from.
    if (receivedBytes === 0 && !note) return []
    return [{ kind: 'started', id, told: contribution, note }]
  })
  return [...onTheWay, ...others]
}
