import type { LanguageModelSettings } from '../src/outside/language-model/language-model-settings.ts'
import type { Exchange, Expectation, Sent } from './exchange.ts'
import { playExchange } from './play-exchange.ts'
import { promptInUse } from './prompt-in-use.ts'
import { startReplaying } from './replaying-provider.ts'
import { keptRequest } from './request-of-exchange.ts'

const BASE = '/base'
const KEY = 'sk-of-nobody'

/** Plays an exchange over HTTP against its recorded answers: what we send now, and what comes of it. */
export async function replayExchange({
  provider,
  model,
  prompt,
  turn,
  calls,
}: Exchange): Promise<{ readonly sent: readonly Sent[]; readonly came: Expectation }> {
  const server = await startReplaying(calls.map(({ response }) => response))
  const settings: LanguageModelSettings = {
    provider,
    model,
    baseUrl: `${server.origin}${BASE}`,
    key: KEY,
    name: 'Test house',
    seesPhotos: prompt.name === 'describe-photo',
  }
  try {
    const came = await playExchange({ prompt: prompt.name, turn, settings })
    const { text } = promptInUse(prompt.name)
    const sent = server.arrived.map((request) =>
      keptRequest({ ...request, path: request.path.replace(BASE, '') }, text, KEY),
    )
    return { sent, came }
  } finally {
    await server.close()
  }
}
