import type { SourceKind } from '@candi/contracts'

/** What a badge says of an article's best source, and what that means. */
export const SOURCE_WORDS: Record<SourceKind, { name: string; means: string }> = {
  standard: { name: 'Standard', means: 'It rests on a published technical standard.' },
  authority: { name: 'Authority', means: 'It rests on what a public authority says.' },
  physics: { name: 'Physics', means: 'It follows from how the part works.' },
  workshop_practice: {
    name: 'Workshop practice',
    means: 'It rests on what workshops commonly see, not on a published figure.',
  },
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** "20 November 2026" */
export const dayWords = (isoDate: string) => day.format(new Date(isoDate))
