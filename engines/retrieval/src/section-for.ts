import type { Article } from '@candi/domain'
import type { LexicalIndex, WeighedWord } from './lexical-index.ts'

/** A heading names what its text is about. */
const HEADING = 2
/** How soon more of the same word stops telling more, as in the index. */
const SATURATION = 1.2

/** The section that speaks most of what was asked; the first where none does. */
export function sectionFor(
  article: Article,
  ideas: readonly (readonly WeighedWord[])[],
  index: Pick<LexicalIndex, 'rarity'>,
  stemsOf: (text: string) => readonly string[],
): Article['sections'][number] | undefined {
  let highest = 0
  let chosen = article.sections[0]
  for (const section of article.sections) {
    const counts = new Map<string, number>()
    for (const word of stemsOf(section.text)) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const word of stemsOf(section.heading)) counts.set(word, (counts.get(word) ?? 0) + HEADING)
    const worth = ({ word, weight }: WeighedWord) => {
      const count = counts.get(word) ?? 0
      return (weight * index.rarity(word) * count) / (SATURATION + count)
    }
    const score = ideas.reduce((sum, idea) => sum + Math.max(...idea.map(worth)), 0)
    if (score > highest) {
      highest = score
      chosen = section
    }
  }
  return chosen
}
