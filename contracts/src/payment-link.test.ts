import { expect, it } from 'vitest'
import { paymentLinkFor } from './payment-link.ts'

it('a payment link carries the id and the address of the buyer', () => {
  const link = new URL(paymentLinkFor('https://buy.example/f0under', 'u1', 'ann+car@example.org'))
  expect(link.origin + link.pathname).toBe('https://buy.example/f0under')
  expect(link.searchParams.get('client_reference_id')).toBe('u1')
  expect(link.searchParams.get('prefilled_email')).toBe('ann+car@example.org')
})

it('a payment link keeps what the operator put into it, and nobody else’s id', () => {
  const link = new URL(
    paymentLinkFor('https://buy.example/pro?locale=en&client_reference_id=x', 'u2', 'b@example.org'),
  )
  expect(link.searchParams.get('locale')).toBe('en')
  expect(link.searchParams.getAll('client_reference_id')).toEqual(['u2'])
})
