import type { PaymentMessage } from '../accounts/payment-message.ts'
import { readStripeEvent } from './stripe-messages.ts'

/** Reads a payment message, or answers null where its signature is not the payment service's. */
export type VerifyPayment = (body: string, signature: string, now: Date) => Promise<PaymentMessage | null>

/** Older messages are refused, so that one overheard cannot be played back later. */
const TOLERANCE_SECONDS = 300

/** Stripe's own verification. Its package is loaded with the first message: most servers never get one. */
export function verifyStripe(secret: string): VerifyPayment {
  return async (body, signature, now) => {
    const { Stripe } = await import('stripe')
    try {
      const event = await Stripe.webhooks.constructEventAsync(
        body,
        signature,
        secret,
        TOLERANCE_SECONDS,
        undefined,
        now.getTime(),
      )
      return readStripeEvent(event)
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
        return null
      throw error
    }
  }
}
