import { isIP } from 'node:net'
import type { Settings } from '@candi/contracts'
import { isPublicAddress } from '../public-address.ts'

/** Makers of language models that can be set by a name; `compatible` is any server that speaks as OpenAI's does. */
export const PROVIDERS = ['openai', 'anthropic', 'google', 'compatible'] as const
export type ProviderId = (typeof PROVIDERS)[number]

/** Which language model narrates, as an operator set it. */
export interface LanguageModelSettings {
  readonly provider: ProviderId
  readonly model: string
  /** Null: where the maker says. `compatible` needs one. */
  readonly baseUrl: string | null
  /** Null: servers in the house (Ollama, llama.cpp, vLLM) often want none. */
  readonly key: string | null
  /** What consents and notices call it; null: the maker's name, or the host of the address. */
  readonly name: string | null
  /** Whether it is asked about photos. */
  readonly seesPhotos: boolean
  /** Whether owners are asked although it stands in the house, which may be a rented one. */
  readonly asksConsent?: boolean
}

const NAMES = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google' } as const

/** What an owner is told who will read the words: a maker's name, or the host where the operator's server stands. */
export const nameOfProvider = ({ provider, name, baseUrl }: LanguageModelSettings): string =>
  name ?? (provider === 'compatible' ? new URL(baseUrl ?? 'http://localhost').hostname : NAMES[provider])

/** Names provider and model in a consent; another model asks anew. */
export const idOfProvider = (settings: LanguageModelSettings): string =>
  `${settings.provider === 'compatible' ? nameOfProvider(settings) : settings.provider}/${settings.model}`.slice(
    0,
    120,
  )

/** A server of the operator's own takes no words out of the house: an address of this machine or of a private network. */
export function staysInHouse({ provider, baseUrl }: LanguageModelSettings): boolean {
  if (provider !== 'compatible' || baseUrl === null) return false
  const host = new URL(baseUrl).hostname.replace(/^\[|\]$/g, '')
  return host === 'localhost' || (isIP(host) !== 0 && !isPublicAddress(host))
}

/** Whether an owner must agree before it reads a word. */
export const needsConsent = (settings: LanguageModelSettings): boolean =>
  settings.asksConsent === true || !staysInHouse(settings)

/** What the browser may know of it. */
export const assistantOf = (settings: LanguageModelSettings | null): Settings['assistant'] =>
  settings && {
    id: idOfProvider(settings),
    name: nameOfProvider(settings),
    needsConsent: needsConsent(settings),
    seesPhotos: settings.seesPhotos,
  }
