import type { LanguageModelSettings } from '../src/outside/language-model/language-model-settings.ts'
import type { ReachProvider } from '../src/outside/language-model/open-language-model.ts'
import type { Exchange } from './exchange.ts'
import { playExchange } from './play-exchange.ts'
import { promptInUse } from './prompt-in-use.ts'
import { recordingFetch } from './recording-fetch.ts'
import { replayExchange } from './replay-exchange.ts'

/** Where the makers say that their interfaces stand. */
const ADDRESSES = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const

/** The same exchange with the requests that we send now: for after a prompt got a new number. Its answers stay. */
export async function withRequestsOfNow(exchange: Exchange): Promise<Exchange> {
  const { named, file } = promptInUse(exchange.prompt.name)
  const isSameVersion = named.version === exchange.prompt.version
  if (isSameVersion && named.sha256 !== exchange.prompt.sha256)
    throw new Error(`${file} was changed and kept its number. Give it the next one, then record anew.`)
  const { sent } = await replayExchange(exchange)
  if (sent.length !== exchange.calls.length)
    throw new Error(`${exchange.title}: ${sent.length} requests now, ${exchange.calls.length} recorded`)
  const calls = exchange.calls.map((call, index) => ({ ...call, request: sent[index] ?? call.request }))
  return { ...exchange, prompt: named, calls }
}

/** A scene played with a provider that an operator has a key for. What came of it is to be read by a person before it is kept. */
export async function recordExchange(
  scene: Pick<Exchange, 'title' | 'turn' | 'prompt'>,
  settings: LanguageModelSettings,
  day: string,
  reach: ReachProvider = fetch,
): Promise<Exchange> {
  const { provider, model, key } = settings
  const baseUrl = settings.baseUrl ?? (provider === 'compatible' ? '' : ADDRESSES[provider])
  const { named, text } = promptInUse(scene.prompt.name)
  const tape = recordingFetch({ baseUrl, key: key ?? '', prompt: text }, reach)
  const came = await playExchange({
    prompt: named.name,
    turn: scene.turn,
    settings: { ...settings, baseUrl, seesPhotos: named.name === 'describe-photo' },
    reach: tape.reach,
  })
  return {
    title: scene.title,
    recordedFrom: `a server of ${provider === 'compatible' ? 'the operator’s' : provider}, ${day}`,
    provider,
    model,
    prompt: named,
    turn: scene.turn,
    calls: await tape.calls(),
    expect: came,
  }
}
