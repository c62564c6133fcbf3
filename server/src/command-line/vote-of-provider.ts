import type { Vote } from '@candi/contracts'
import { readByModel } from '../narrator/read-by-model.ts'
import { readingPrompt } from '../outside/language-model/create-outside-narrator.ts'
import {
  type LanguageModelSettings,
  nameOfProvider,
} from '../outside/language-model/language-model-settings.ts'
import { openLanguageModel } from '../outside/language-model/open-language-model.ts'

/** What the configured language model makes of a case; null where none is configured or it fails, for that costs no diagnosis. */
export async function voteOfProvider(
  settings: LanguageModelSettings | null,
  root: string,
  current: string,
  car: string,
): Promise<(Vote & { readonly by: string }) | null> {
  if (settings === null) return null
  const words = { current, car, earlier: '' }
  const { vote } = await readByModel(
    openLanguageModel(settings),
    readingPrompt(root),
    words,
    new AbortController().signal,
  ).catch(() => ({ vote: null }))
  return vote && { ...vote, by: nameOfProvider(settings).slice(0, 80) }
}
