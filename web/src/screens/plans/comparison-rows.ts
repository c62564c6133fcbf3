import { PLANS } from '@candi/contracts'
import { count, price } from './price-words.ts'

/** Included or not, or a figure with a smaller word below it. */
export type Cell = boolean | string | { figure: string; note?: string }
export type Row = { says: string; cells: readonly [free: Cell, pro: Cell, founder: Cell]; note?: boolean }

const { tokens, price: prices, accuracyGoal } = PLANS
const goal = (percent: number) => ({ figure: `${percent}%` })
const all = [true, true, true] as const
const paid = [false, true, true] as const

export const COMPARISON: readonly { title: string; rows: readonly Row[] }[] = [
  {
    title: 'Safety',
    rows: [
      { says: 'Can I drive it?', cells: all },
      { says: 'Warning lamp chart (coming soon)', cells: all },
      { says: 'When to stop and tow', cells: all },
    ],
  },
  {
    title: 'Diagnosis',
    rows: [
      { says: 'Text chat', cells: all },
      {
        says: 'AI tokens',
        cells: [
          { figure: count(tokens.free), note: `every ${tokens.periodHours} hours` },
          'Unlimited',
          'Unlimited',
        ],
      },
      { says: 'Sound analysis', cells: paid },
      { says: 'Photo analysis (coming soon)', cells: paid },
      { says: 'Answers name their sources (coming soon)', cells: paid },
      {
        says: 'Accuracy goal',
        cells: [goal(accuracyGoal.free), goal(accuracyGoal.pro), goal(accuracyGoal.pro)],
        note: true,
      },
    ],
  },
  {
    title: 'Yours to keep',
    rows: [
      { says: 'One-page report to print', cells: all },
      { says: 'History in your browser', cells: all },
      { says: 'Founder badge and wall', cells: [false, false, true] },
    ],
  },
  {
    title: 'Cost',
    rows: [
      {
        says: 'Price',
        cells: [
          { figure: '$0' },
          { figure: price(prices.proMonthly), note: `a month, or ${price(prices.proAnnually)} a year` },
          { figure: price(prices.founderOnce), note: 'once' },
        ],
      },
    ],
  },
]
