import type { QuoteLineAnswer } from '@candi/contracts'

type Labels<Name extends 'kind' | 'fit' | 'price' | 'test'> = Readonly<Record<QuoteLineAnswer[Name], string>>

export const KINDS: Labels<'kind'> = {
  safety: 'Safety',
  repair: 'Repair',
  maintenance: 'Maintenance',
  extra: 'Extra',
  unknown: 'Not known to us',
}
export const FITS: Labels<'fit'> = {
  follows: 'Fits your case.',
  could: 'Could belong to your case.',
  apart: 'Not from what you told.',
  maintenance: 'Maintenance.',
  fee: 'Part of the bill.',
  none: '',
}
export const PRICES: Labels<'price'> = {
  fair: 'Usual.',
  high: 'Above usual.',
  low: 'Below usual.',
  unknown: 'Not compared.',
}
export const TESTS: Labels<'test'> = {
  measured: 'Named.',
  code: 'Only a code.',
  seen: 'Seen, not measured.',
  none: 'Not named.',
  needless: 'None needed.',
}
