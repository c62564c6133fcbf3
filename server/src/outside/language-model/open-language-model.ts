import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { LanguageModelSettings } from './language-model-settings.ts'

/** The configured model behind the interface of the AI SDK. Opens no connection by itself. */
export function openLanguageModel({ provider, model, baseUrl, key }: LanguageModelSettings): LanguageModel {
  const given = { ...(baseUrl === null ? {} : { baseURL: baseUrl }), apiKey: key ?? '' }
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
        ...(key === null ? {} : { apiKey: key }),
      })(model)
  }
}
