import { ERRORS, errorBodySchema } from '@candi/contracts'
import { beforeEach, describe, expect, it } from 'vitest'
import { founderCheckout, signatureOf, stripeEvent } from '../../test/stripe-events.ts'
import type { PaymentMessage } from '../accounts/payment-message.ts'
import { verifyStripe } from '../outside/stripe-webhook.ts'
import { paymentWebhookRoute } from './payment-webhook.ts'

const SECRET = 'whsec_test_secret_of_this_file'
const now = new Date('2026-11-20T10:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

describe('the payment webhook', () => {
  let applied: PaymentMessage[] = []
  beforeEach(() => {
    applied = []
  })
  const route = (secret: string | null) =>
    paymentWebhookRoute({
      verify: secret === null ? null : verifyStripe(secret),
      apply: async (message) => {
        applied.push(message)
      },
      now: () => now,
    })
  const send = (body: string, signature: string, secret: string | null = SECRET) =>
    route(secret).request('/', { method: 'POST', body, headers: { 'stripe-signature': signature } })
  const codeOf = async (response: Response) => errorBodySchema.parse(await response.json()).error.code
  const body = JSON.stringify(founderCheckout(1_000, 'u1', 'pi_1'))

  it('takes what the payment service signed', async () => {
    const response = await send(body, signatureOf(body, SECRET, ago(299)))
    expect(response.status).toBe(200)
    expect(applied).toMatchObject([
      {
        type: 'checkout.session.completed',
        sentAt: 1_000,
        facts: [{ reference: 'pi_1', aspect: 'payment', purchase: { uid: 'u1', kind: 'founder' } }],
      },
    ])
  })

  it.each([
    ['signed with another secret', body, signatureOf(body, 'whsec_other', now)],
    ['changed after it was signed', body.replace('u1', 'u2'), signatureOf(body, SECRET, now)],
    ['older than five minutes', body, signatureOf(body, SECRET, ago(301))],
    ['without a signature', body, ''],
    ['with rubbish for a signature', body, 't=1,v1=00,v1=zz,v0'],
    ['signed, but not JSON', 'no json', signatureOf('no json', SECRET, now)],
    ['signed, but no event', '{"id":1}', signatureOf('{"id":1}', SECRET, now)],
  ])('refuses a message %s', async (_, text, signature) => {
    const response = await send(text, signature)
    expect(response.status).toBe(ERRORS['signature-invalid'].status)
    expect(await codeOf(response)).toBe('signature-invalid')
    expect(applied).toEqual([])
  })

  it.each([
    ['the id of the message', { ...founderCheckout(1_000, 'u1', 'pi_1'), id: 'evt\0' }],
    ['what was paid', founderCheckout(1_000, 'u1', 'pi\0_1')],
    ['the account', founderCheckout(1_000, 'u\0', 'pi_1')],
    ['something that we do not read', { ...founderCheckout(1_000, 'u1', 'pi_1'), other: [{ deep: '\0' }] }],
    ['a name', { ...founderCheckout(1_000, 'u1', 'pi_1'), 'na\0me': 1 }],
  ])('refuses a signed message with a NUL in %s, which no database of ours can hold', async (_, event) => {
    const text = JSON.stringify(event)
    const response = await send(text, signatureOf(text, SECRET, now))
    expect(response.status).toBe(400)
    expect(await codeOf(response)).toBe('request-invalid')
    expect(applied).toEqual([])
  })

  it('takes a message in which NUL is only spelled out', async () => {
    const text = JSON.stringify({ ...founderCheckout(1_000, 'u1', 'pi_1'), note: 'a \\u0000 in words' })
    expect((await send(text, signatureOf(text, SECRET, now))).status).toBe(200)
  })

  it('says 200 to kinds of messages that tell us nothing', async () => {
    const other = JSON.stringify(stripeEvent('customer.created', 1_000, { id: 'cus_1' }))
    expect((await send(other, signatureOf(other, SECRET, now))).status).toBe(200)
    expect(applied).toMatchObject([{ facts: [], links: [], doubt: null }])
  })

  it('keeps a known kind of an unknown form for the operator', async () => {
    const odd = JSON.stringify(stripeEvent('charge.refunded', 1_000, { what: 'ever' }))
    expect((await send(odd, signatureOf(odd, SECRET, now))).status).toBe(200)
    expect(applied[0]?.doubt).toContain('charge.refunded')
  })

  it('believes nobody while no secret is configured', async () => {
    const response = await send(body, signatureOf(body, SECRET, now), null)
    expect(response.status).toBe(503)
    expect(await codeOf(response)).toBe('not-configured')
  })

  it('refuses a body that is larger than any message', async () => {
    const large = 'x'.repeat(512_001)
    expect((await send(large, signatureOf(large, SECRET, now))).status).toBe(413)
  })
})
