import { APICallError, generateObject, type LanguageModel, type ModelMessage } from 'ai'
import type { z } from 'zod'

export interface DataQuestion {
  readonly model: LanguageModel
  readonly system: string
  readonly messages: ModelMessage[]
  readonly maxOutputTokens: number
  readonly maxRetries: number
  readonly abortSignal: AbortSignal
}

/**
 * Has a model answer with data of a schema. A server that refuses schemas is asked once more for plain JSON, whose form stands
 * in the prompt. Rejects where it answers nothing usable.
 */
export async function askForData<Data>(schema: z.ZodType<Data>, question: DataQuestion): Promise<Data> {
  try {
    const { object } = await generateObject({ ...question, schema })
    return object
  } catch (error) {
    if (!isRefused(error)) throw error
    const { object } = await generateObject({ ...question, output: 'no-schema' })
    return schema.parse(object)
  }
}

/** The question itself was not taken: nothing was wrong with the line, the key or the load. */
const isRefused = (error: unknown) =>
  APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422)
