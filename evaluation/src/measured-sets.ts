import type { MeasuredGroup } from '@candi/contracts'

/** One row of the main table: as docs/accuracy.md titles it, and in the plain words of the page /accuracy. */
interface MeasuredSet {
  readonly title: string
  readonly group: MeasuredGroup
  readonly name: string
  readonly what: string
}

/** What `npm run eval` measures, in the order of the page. */
export const MEASURED_SETS = {
  'posts-as-shipped': {
    title: 'The same posts with the weights as shipped',
    group: 'owners',
    name: 'Posts of owners, as CANDI runs here',
    what: 'What owners posted in public about a fault of their car. Readers who know cars noted, from the words alone, which problems fit and whether the car may be driven. The reader that answered here had never seen the post; the few settings that weigh its answer had.',
  },
  posts: {
    title: 'Posts of owners, by readers that had not seen them',
    group: 'owners',
    name: 'The same posts, nothing tuned on them',
    what: 'Five times over, the settings were made from four fifths of the posts and tried on the last fifth. They come out more careful: more dangers told, and more cars stopped for nothing.',
  },
  'real-messages': {
    title: 'Real owner messages, never trained on; weights by cross-validation',
    group: 'owners',
    name: 'Owners whose repair is known',
    what: 'Messages of owners where a workshop or the owner later found the cause. Nothing was trained on them, and they are few.',
  },
  'untouched-stories': {
    title: 'Fresh stories that nobody mended by',
    group: 'written',
    name: 'Stories, kept apart',
    what: 'Written for measuring by writers who never saw CANDI: what an owner types before a repair shows the cause. We never looked at how these come out one by one.',
  },
  'untouched-messages': {
    title: 'Fresh messages that nobody mended by',
    group: 'written',
    name: 'Short messages, kept apart',
    what: 'The same hands, but plainer: they say more directly what the car does, and are easier than what owners send.',
  },
  'mended-stories': {
    title: 'Fresh stories by which misreadings were mended',
    group: 'written',
    name: 'Stories that taught us',
    what: 'Stories of the same kind. We read what went wrong with them and mended it.',
  },
  'mended-messages': {
    title: 'Fresh messages by which misreadings were mended',
    group: 'written',
    name: 'Short messages that taught us',
    what: 'Short messages of the same kind. We read what went wrong with them and mended it.',
  },
  'unread-authors': {
    title: 'Authored messages of authors that the reader had never read',
    group: 'written',
    name: 'Writers it had never read',
    what: 'Messages from our own school, by writers that an earlier reader had never read, measured with that reader.',
  },
  border: {
    title: 'Those written to stand close to the border of danger',
    group: 'written',
    name: 'Close to the border of danger',
    what: 'Pairs told in like words. The harmless one often sounds like panic and the dangerous one like a shrug. Made to be hard.',
  },
  'baseline-frequent': {
    title: 'Baseline on the real messages: most frequent problem',
    group: 'baseline',
    name: 'Always the commonest problem',
    what: 'Says the same to every owner whose repair is known: what is most common.',
  },
  'baseline-nearest': {
    title: 'Baseline on the real messages: nearest authored messages',
    group: 'baseline',
    name: 'The message that sounds most alike',
    what: 'Looks for the five messages of our school that share the most telling words, and repeats what those were.',
  },
} as const satisfies Record<string, MeasuredSet>

export type MeasuredSetId = keyof typeof MEASURED_SETS
