/** What an article is about, as its shelf says. */
export const ARTICLE_SHELVES = [
  'check_it_yourself',
  'warning_lamps',
  'how_parts_fail',
  'noises_smells_leaks',
  'maintenance',
  'on_the_road',
  'workshop_and_money',
  'buying_used',
  'seasons',
  'electric_and_hybrid',
] as const
export type ArticleShelf = (typeof ARTICLE_SHELVES)[number]

/** What an article rests on: a published standard, an authority, physics, or what workshops commonly see. */
export const SOURCE_KINDS = ['standard', 'authority', 'physics', 'workshop_practice'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** One page of our own writing: how to check, what a lamp means, how a part fails. */
export interface Article {
  readonly id: string
  readonly title: string
  readonly shelf: ArticleShelf
  /** The answer in one to three sentences; it can stand alone. */
  readonly summary: string
  readonly sections: readonly { readonly heading: string; readonly text: string }[]
  /** Ways in which owners ask for it: to be found by, never shown. */
  readonly asks: readonly string[]
  /** What it rests on, best first, each with what exactly. */
  readonly sources: readonly { readonly kind: SourceKind; readonly what: string }[]
  /** Day on which somebody last read it with care, as YYYY-MM-DD. */
  readonly reviewedOn: string
  /** Where in the owner's manual the car's own figures stand: "Maintenance > Engine oil"; null where none are needed. */
  readonly manual: string | null
  readonly related: {
    readonly problems: readonly string[]
    readonly findings: readonly string[]
    readonly lamps: readonly string[]
    readonly codes: readonly string[]
  }
}
