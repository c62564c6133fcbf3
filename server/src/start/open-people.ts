import type { CountTokens } from '../accounts/count-tokens.ts'
import { createAccounts } from '../accounts/create-accounts.ts'
import { createBackOffice } from '../accounts/create-back-office.ts'
import { createMetering } from '../accounts/create-metering.ts'
import { MembershipWatch } from '../accounts/membership-watch.ts'
import type { RecordingStorage } from '../contributions/ports.ts'
import { assistantOf } from '../outside/language-model/language-model-settings.ts'
import { mailFor } from '../outside/mail-for.ts'
import { verifyStripe } from '../outside/stripe-webhook.ts'
import { openTokenLedger } from '../store/token-ledger.ts'
import type { House } from './house.ts'

/** Who comes, what they may and what they paid for: accounts, tokens, memberships, administration. */
export async function openPeople(house: House, recordings: RecordingStorage, countTokens: CountTokens) {
  const { environment, store, secret, areCookiesSecure, now, logAs } = house
  const { database } = store
  const { trustedProxies } = environment
  const accounts = createAccounts({
    database,
    secret,
    send: mailFor(environment, house.say).send,
    publicUrl: house.publicUrl,
    areCookiesSecure,
    mobileApps: environment.mobileApps,
    trustedProxies,
    now,
    removeRecording: recordings.remove,
    onFailure: logAs('a letter could not be sent or a recording removed'),
  })
  const ledger = openTokenLedger(store, logAs('tokens could not be written'))
  const metering = createMetering({
    database,
    ledger,
    secret,
    areCookiesSecure,
    identify: accounts.identify,
    countTokens,
    trustedProxies,
    now,
    onFailure: logAs('a turn could not be charged'),
  })
  const memberships = await MembershipWatch.start(store, logAs('memberships could not be watched'))
  const backOffice = createBackOffice({
    database,
    identify: accounts.identify,
    settings: {
      ...environment.offers,
      assistant: assistantOf(environment.languageModel),
      production: environment.isProduction,
    },
    verifyPayment:
      environment.paymentWebhookSecret === null ? null : verifyStripe(environment.paymentWebhookSecret),
    now,
  })
  return { accounts, ledger, metering, memberships, backOffice }
}

export type People = Awaited<ReturnType<typeof openPeople>>
