import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { readVinTable } from '@candi/knowledge'
import type { Environment } from '../env.ts'
import { recallServiceAt } from '../outside/recall-service.ts'
import { canDecodeAac } from '../outside/sound-codecs/aac-decoder.ts'
import { vehicleServiceAt } from '../outside/vehicle-service.ts'
import { checkLanguageModel } from './check-language-model.ts'
import { checkPhotos } from './check-photos.ts'
import {
  checkData,
  checkMail,
  checkRecordings,
  checkSecret,
  checkService,
  type Finding,
} from './doctor-checks.ts'
import { printable } from './printable.ts'
import { terminalTable } from './terminal-table.ts'

/** A car that both services know. */
const EXAMPLE = { vin: '1HGCM82633A004352', year: 2003, make: 'Honda', model: 'Accord' } as const
const MARKS = { good: 'ok', look: 'look', broken: 'BAD' } as const

/**
 * `candi doctor`: what is configured and what can be reached, in plain lines, without a secret and without changing
 * anything. Exit code 1 where CANDI would not work.
 */
export async function doctor(
  environment: Environment,
  root: string,
  now: () => Date,
  output: Writable,
): Promise<number> {
  const { vehicleServiceUrl, recallServiceUrl, smtpUrl } = environment
  const asked = await Promise.all([
    checkData(environment),
    checkMail(smtpUrl),
    environment.offers.contributionsEnabled ? checkRecordings(environment.recordings) : Promise.resolve([]),
    checkService(
      'vehicle service',
      vehicleServiceUrl,
      'VINs are decoded from the embedded table',
      (address) => vehicleServiceAt(address, { now }),
      EXAMPLE.vin,
    ),
    checkTable(root),
    checkAac(),
    checkPhotos(),
    checkLanguageModel(environment.languageModel),
    checkService(
      'recall service',
      recallServiceUrl,
      'recalls are shown as not checked',
      (address) => recallServiceAt(address, { now }),
      EXAMPLE,
    ),
  ])
  const findings = [checkSecret(environment), ...asked.flat(), ...checkSettings(environment)]
  // Folders, hosts and models have names that others gave them.
  const rows = findings.map(({ about, state, says }) => [MARKS[state], about, printable(says)])
  output.write(`${terminalTable(rows).join('\n')}\n`)
  return findings.some(({ state }) => state === 'broken') ? 1 : 0
}

async function checkTable(root: string): Promise<Finding> {
  const about = 'embedded table'
  try {
    const { tableDate } = await readVinTable(join(root, 'knowledge'))
    return { about, state: 'good', says: `VIN data of ${tableDate}` }
  } catch {
    return { about, state: 'broken', says: 'knowledge/vin/vin-table.br cannot be read; install CANDI again' }
  }
}

async function checkAac(): Promise<Finding> {
  const about = 'sound'
  return (await canDecodeAac())
    ? { about, state: 'good', says: 'every format can be heard' }
    : { about, state: 'look', says: 'no libasound2; AAC (m4a, aac, mp4) is refused, all else is heard' }
}

function checkSettings({ publicUrl, offers, paymentWebhookSecret, isProduction }: Environment): Finding[] {
  const links = [offers.founderPaymentUrl, offers.proPaymentUrls.monthly, offers.proPaymentUrls.annual]
  const sells = links.some((link) => link !== null)
  return [
    publicUrl === null
      ? { about: 'address', state: 'good', says: 'no PUBLIC_URL; http://localhost in mailed links' }
      : { about: 'address', state: 'good', says: publicUrl },
    sells && paymentWebhookSecret === null
      ? {
          about: 'payments',
          state: 'look',
          says: 'payment links without STRIPE_WEBHOOK_SECRET: what people pay, you grant by hand',
        }
      : { about: 'payments', state: 'good', says: sells ? 'set up' : 'nothing is sold' },
    {
      about: 'contributions',
      state: 'good',
      says: offers.contributionsEnabled ? 'on' : 'off, as specified',
    },
    ...(isProduction
      ? []
      : [{ about: 'mode', state: 'look', says: 'NODE_ENV is not production' } satisfies Finding]),
  ]
}
