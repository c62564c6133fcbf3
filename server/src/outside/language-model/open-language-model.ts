import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { LanguageModelSettings } from './language-model-settings.ts'
import { withinItsOrigin } from './within-its-origin.ts'

/** How a provider is reached; whoever records exchanges listens in here. */
export type ReachProvider = typeof globalThis.fetch

/** The configured model behind the interface of the AI SDK. Opens no connection by itself. */
export function openLanguageModel(
  { provider, model, baseUrl, key }: LanguageModelSettings,
  reach?: ReachProvider,
): LanguageModel {
  const reached = { fetch: withinItsOrigin(reach) }
  const given = { ...(baseUrl === null ? {} : { baseURL: baseUrl }), apiKey: key ?? '', ...reached }
  switch (provider) {
    // The Chat Completions interface: the one that proxies in front of OpenAI speak as well.
    case 'openai':
      return createOpenAI(given).chat(model)
    case 'anthropic':
      return createAnthropic(given)(model)
    case 'google':
      return createGoogleGenerativeAI(given)(model)
    case 'compatible':
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl ?? '',
        includeUsage: true,
        // Ollama, llama.cpp and vLLM hold a model to a schema; without this it would never be told of one.
        supportsStructuredOutputs: true,
        ...reached,
        ...(key === null ? {} : { apiKey: key }),
      })(model)
  }
}
