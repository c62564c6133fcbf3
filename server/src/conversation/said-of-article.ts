import type { Article } from '@candi/domain'
import { findHowTo } from './find-how-to.ts'
import type { DiagnosisParts } from './ports.ts'

/** An article about more lamps than this is about none of them in particular. */
const MOST_LAMPS = 2
const MOST_SIGNS = 8

/** How owners and mechanics speak of what an article is about: its lamps with their looks, its signs, and the ways of asking known of a short answer. */
export function saidOfArticle(parts: Pick<DiagnosisParts, 'model' | 'seen' | 'howTos' | 'acts'>) {
  const { model, seen } = parts
  const lamps = new Map(seen.knowledge.lamps.map((lamp) => [lamp.id, lamp]))
  return ({ title, related }: Article) => ({
    asks: (findHowTo(parts, title)?.asks ?? []).join('. '),
    lamps:
      related.lamps.length > MOST_LAMPS
        ? ''
        : related.lamps
            .flatMap((id) => lamps.get(id) ?? [])
            .map(({ name, otherNames, looks }) => [name, ...otherNames, looks].join('. '))
            .join('. '),
    signs: related.findings
      .slice(0, MOST_SIGNS)
      .flatMap((id) => model.findings.get(id) ?? [])
      .map(({ sign, question }) => `${sign}. ${question}`)
      .join('. '),
  })
}
