import { useArrived } from './use-arrived.ts'
import type { CaseKeeping } from './use-kept-case.ts'

// Seldom needed. Where it does not come, the end of the sheet says the short of it.
const loadWords = async () => (await import('./keeping-words.tsx')).KeepingWords

/** Where a case is not kept as its owner must expect: why, what is kept, and what next. */
export function KeepingNotice({ keeping }: { keeping: CaseKeeping }) {
  const Words = useArrived(loadWords, keeping !== 'kept')
  return (
    <div className="keeping" role="status">
      {keeping !== 'kept' && Words && <Words keeping={keeping} />}
    </div>
  )
}
