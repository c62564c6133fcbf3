/** What an article is about. */
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
