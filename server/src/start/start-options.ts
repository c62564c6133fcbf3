import { parseArgs } from 'node:util'
import { EnvironmentMistake } from '../env.ts'

export interface StartOptions {
  /** Answers by https with a certificate of our own, on all addresses: a phone in the house can record and photograph. */
  readonly isHttps: boolean
}

/** What stands behind `npm start --`. */
export function readStartOptions(given: readonly string[]): StartOptions {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: { https: { type: 'boolean', default: false } },
    })
    return { isHttps: values.https }
  } catch {
    throw new EnvironmentMistake(`npm start takes one option, --https. It was given: ${given.join(' ')}`)
  }
}
