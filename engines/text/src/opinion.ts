/** What the trained reader makes of a whole message, beside the single signs in it. */
export const INTENTS = [
  'complaint',
  'question',
  'smalltalk',
  'offtopic',
  'tamper',
  'harm',
  'medical',
] as const
export type Intent = (typeof INTENTS)[number]

export interface TextOpinion {
  /** P(problem | words), summing to 1 over the problems. */
  readonly problems: ReadonlyMap<string, number>
  /** P(the car must not be driven on | words). */
  readonly danger: number
  /** P(what the writer wants | words), summing to 1. */
  readonly intents: ReadonlyMap<Intent, number>
}

/** Written by training/export_reader.py beside the weights. */
export interface ReaderManifest {
  readonly problems: readonly string[]
  readonly intents: readonly Intent[]
  /** Divides the problem logits; fitted on held-out authors so that 70 % means 7 of 10. */
  readonly problemTemperature: number
  readonly dangerTemperature: number
  readonly dangerBias: number
  readonly tokenLimit: number
}

/** Raw outputs of the encoder's three heads for one text. */
export interface ReaderLogits {
  readonly problem: Float32Array
  readonly danger: number
  readonly intent: Float32Array
}

export function softmax(logits: ArrayLike<number>, temperature: number): number[] {
  const scaled = Array.from(logits, (value) => value / temperature)
  const highest = Math.max(...scaled)
  const weights = scaled.map((value) => Math.exp(value - highest))
  const total = weights.reduce((sum, value) => sum + value, 0)
  return weights.map((value) => value / total)
}

export function judgeOpinion(logits: ReaderLogits, manifest: ReaderManifest): TextOpinion {
  const problem = softmax(logits.problem, manifest.problemTemperature)
  const intent = softmax(logits.intent, 1)
  return {
    problems: new Map(manifest.problems.map((id, index) => [id, problem[index] ?? 0])),
    danger: 1 / (1 + Math.exp(-(logits.danger / manifest.dangerTemperature + manifest.dangerBias))),
    intents: new Map(manifest.intents.map((id, index) => [id, intent[index] ?? 0])),
  }
}
