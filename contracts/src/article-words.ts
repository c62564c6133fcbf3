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
