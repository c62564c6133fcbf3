import type { Article } from '@candi/domain'
import { expect, test } from 'vitest'
import { relatedArticles } from './related-articles.ts'

const NOTHING = { problems: [], findings: [], lamps: [], codes: [] }
const article = (id: string, related: Partial<Article['related']>): Article => ({
  id,
  title: id,
  shelf: 'maintenance',
  summary: id,
  sections: [],
  sources: [],
  reviewedOn: '2026-11-20',
  manual: null,
  asks: [],
  related: { ...NOTHING, ...related },
})

test('what shares most with an article stands first, and itself never', () => {
  const oil = article('oil', { problems: ['oil_system'], findings: ['oil_low'], lamps: ['oil_pressure'] })
  const all = [
    article('lamp', { lamps: ['oil_pressure'] }),
    oil,
    article('level', { findings: ['oil_low'], lamps: ['oil_pressure'] }),
    article('brakes', { problems: ['brake_system'] }),
  ]
  expect(relatedArticles(oil, all).map(({ id }) => id)).toEqual(['level', 'lamp'])
})

test('one shared problem alone relates nothing, and there are never more than four', () => {
  const one = article('one', { problems: ['tire_wheel'], lamps: ['tire_pressure'] })
  expect(relatedArticles(one, [article('two', { problems: ['tire_wheel'] })])).toEqual([])
  const many = Array.from({ length: 9 }, (_, place) => article(`a${place}`, { lamps: ['tire_pressure'] }))
  expect(relatedArticles(one, many)).toHaveLength(4)
})
