import type { CaseKeeping } from './use-kept-case.ts'

const WORDS: Record<Exclude<CaseKeeping, 'kept'>, string> = {
  refused:
    'This browser does not let us keep cases, as in a private window. Everything works, but what is not kept yet is gone when you close the tab.',
  full: 'This browser has no room left. What was kept before stays; what came since is gone when you close the tab. Delete old cases under “Cases”, or free some space on this device.',
  unfit:
    'A recording or photo did not fit into this browser, and is gone when you close the tab. Everything else of this case is kept.',
  moved:
    'This case also went on in another tab. Both are kept: what you see here is now a case of its own, and both stand under “Cases”.',
  deleted:
    'This case was deleted in another tab, so nothing of it is kept any more. You can go on, but it is gone when you close this tab.',
}

/** What is said where a case is not kept as its owner must expect. */
export const KeepingWords = ({ keeping }: { keeping: Exclude<CaseKeeping, 'kept'> }) => (
  <p className="notice">{WORDS[keeping]}</p>
)
