import type { Settings } from '@candi/contracts'
import { createBackOffice } from '../src/accounts/create-back-office.ts'
import { verifyStripe } from '../src/outside/stripe-webhook.ts'
import type { Database } from '../src/store/database.ts'
import { accountServer } from './account-server.ts'
import { appOfTests } from './app-of-tests.ts'

export const TEST_SETTINGS: Settings = {
  supportEmail: 'help@candi.example',
  donateUrl: null,
  founderPaymentUrl: 'https://pay.example/founder',
  proPaymentUrls: { monthly: null, annual: null },
  contributionsEnabled: false,
  notice: null,
  assistant: null,
  production: true,
}
export const WEBHOOK_SECRET = 'whsec_of_the_tests'

/** A server with accounts, administration and payments on a database, whose clock stands until it is moved. */
export function backOfficeServer(database: Database) {
  const { accounts, clock, failures } = accountServer(database, { areCookiesSecure: false })
  const app = appOfTests(failures, {
    accounts,
    backOffice: createBackOffice({
      database,
      identify: accounts.identify,
      settings: TEST_SETTINGS,
      verifyPayment: verifyStripe(WEBHOOK_SECRET),
      now: () => clock.now,
    }),
  })
  return { app, clock, failures }
}
