import type { LanguageModelSettings } from '../src/outside/language-model/language-model-settings.ts'
import type { ReachProvider } from '../src/outside/language-model/open-language-model.ts'
import type { Exchange } from './exchange.ts'

/** What one prompt is sent out for, and to whom. */
export interface Scene {
  readonly prompt: Exchange['prompt']['name']
  readonly turn: Exchange['turn']
  readonly settings: LanguageModelSettings
  /** Left out: by the network. */
  readonly reach?: ReachProvider
}
