import { generateText } from 'ai'
import {
  type LanguageModelSettings,
  nameOfProvider,
} from '../outside/language-model/language-model-settings.ts'
import { openLanguageModel } from '../outside/language-model/open-language-model.ts'
import type { Finding } from './doctor-checks.ts'

const WAIT_MS = 20_000
const WITHOUT = 'until it answers, CANDI narrates by itself'
/** `npm run eval:votes`, on the 60 confirmed cases. */
const VOTE =
  'a careful reader’s vote in its place takes the first problem from 73 to 82 right of 100 (docs/language-models.md)'

/** Asks the configured model for one word, and says how long it took. */
export async function checkLanguageModel(settings: LanguageModelSettings | null): Promise<Finding> {
  const about = 'language model'
  if (settings === null)
    return {
      about,
      state: 'good',
      says: 'none; CANDI narrates by itself, without key and network; all of docs/accuracy.md is so',
    }
  const named = `${nameOfProvider(settings)}, ${settings.model}`
  const started = performance.now()
  try {
    await generateText({
      model: openLanguageModel(settings),
      prompt: 'Answer with the one word: ready',
      maxOutputTokens: 20,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(WAIT_MS),
    })
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    return { about, state: 'good', says: `${named} answers in ${seconds} s; ${VOTE}` }
  } catch (error) {
    return { about, state: 'look', says: `${named} ${reasonOf(error)}; ${WITHOUT}` }
  }
}

function reasonOf(error: unknown): string {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : null
  if (status === 401 || status === 403) return 'does not accept AI_API_KEY'
  if (status === 404) return 'knows no such model (HTTP 404): see AI_MODEL and AI_BASE_URL'
  if (typeof status === 'number' && status >= 300 && status < 400)
    return `sends us on to another address (HTTP ${status}), to which no key goes: set AI_BASE_URL to it`
  if (status === 429) return 'is over its quota (HTTP 429)'
  if (typeof status === 'number' && status !== 200) return `refuses (HTTP ${status})`
  return error instanceof Error && error.name === 'TimeoutError'
    ? `gave no answer within ${WAIT_MS / 1_000} seconds`
    : 'cannot be reached or answers something else'
}
