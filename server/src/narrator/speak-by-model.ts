import { APICallError, type LanguageModel, RetryError, stepCountIs, streamText, type ToolSet } from 'ai'
import { checkExplanation, LONGEST_SENTENCE } from './check-explanation.ts'
import { type Grounds, lentTexts } from './lent-texts.ts'
import { normaliseSpeech } from './normalise-speech.ts'
import { SentenceSplitter } from './sentence-splitter.ts'

/** Why a model did not finish a turn. */
export type BrokenBecause = 'unreachable' | 'key' | 'busy' | 'slow' | 'cut' | 'empty' | 'unfit'

export type Spoken =
  | { readonly type: 'sentence'; readonly text: string }
  | { readonly type: 'broken'; readonly because: BrokenBecause }

export interface Speech {
  readonly model: LanguageModel
  readonly system: string
  readonly prompt: string
  readonly tools: ToolSet
  /** Grows while tools look things up. */
  readonly grounds: Grounds
  readonly signal: AbortSignal | undefined
  /** Longest silence before the first and between two pieces, in milliseconds. */
  readonly silenceMs: number
  /** Longest whole answer, in milliseconds. */
  readonly wholeMs: number
}

/** About 300 words; a turn is two to five sentences. */
const MOST_OUTPUT_TOKENS = 500
/** Asked, looked up, looked up once more, answered. */
const MOST_STEPS = 4
const MOST_SENTENCES = 12
/** Whoever says so much that may not be shown was not asked to, or obeys somebody else. */
const MOST_DROPPED = 4
const HAS_END = /[.!?…]["'”’)\]*_]*\s*$/

/**
 * Lets a model speak and passes on, one by one, those of its sentences that explain something out of the grounds; the others are
 * dropped. Ends with `broken` at every failure, and where nothing or hardly anything of what was said may be shown; ends
 * silently when the model spoke to its end or the visitor left.
 */
export async function* speakByModel(speech: Speech): AsyncGenerator<Spoken> {
  const patience = new Patience(speech.silenceMs, speech.wholeMs)
  const signal = speech.signal ? AbortSignal.any([speech.signal, patience.signal]) : patience.signal
  const splitter = new SentenceSplitter()
  let told = 0
  let dropped = 0
  let hasBefore = false
  /** The sentence as it may be shown; null where it is dropped. */
  const fit = (sentence: string): string | null => {
    const said = normaliseSpeech(sentence)
    if (said === '') return null
    hasBefore = checkExplanation(said, speech.grounds, hasBefore) === null
    if (hasBefore) told += 1
    else dropped += 1
    return hasBefore ? said : null
  }
  try {
    const { fullStream } = streamText({
      model: speech.model,
      system: speech.system,
      prompt: speech.prompt,
      tools: speech.tools,
      stopWhen: stepCountIs(MOST_STEPS),
      maxOutputTokens: MOST_OUTPUT_TOKENS,
      maxRetries: 1,
      abortSignal: signal,
      // Left alone, the AI SDK prints a failed call with its whole prompt to the console.
      onError: () => {},
    })
    // Read while the provider thinks: its first sentence must not wait for it.
    setImmediate(() => lentTexts(speech.grounds))
    for await (const part of fullStream) {
      patience.renew()
      if (part.type === 'error') return yield { type: 'broken', because: reasonOf(part.error) }
      if (part.type === 'abort') {
        if (patience.isOver) yield { type: 'broken', because: 'slow' }
        return
      }
      if (part.type !== 'text-delta') continue
      for (const sentence of splitter.push(part.text)) {
        const said = fit(sentence)
        if (said !== null) yield { type: 'sentence', text: said }
        if (told >= MOST_SENTENCES) return
        if (dropped >= MOST_DROPPED) return yield { type: 'broken', because: 'unfit' }
      }
      if (splitter.waitingCharacters > LONGEST_SENTENCE) return yield { type: 'broken', because: 'unfit' }
    }
    const rest = splitter.rest()
    if (rest.trim() !== '') {
      if (!HAS_END.test(rest)) return yield { type: 'broken', because: 'cut' }
      const said = fit(rest)
      if (said !== null) yield { type: 'sentence', text: said }
    }
    if (told === 0) yield { type: 'broken', because: dropped === 0 ? 'empty' : 'unfit' }
  } catch (error) {
    // The visitor has left: there is nobody to finish for.
    if (speech.signal?.aborted) return
    yield { type: 'broken', because: patience.isOver ? 'slow' : reasonOf(error) }
  } finally {
    patience.end()
  }
}

function reasonOf(error: unknown): BrokenBecause {
  const last = RetryError.isInstance(error) ? error.lastError : error
  if (!APICallError.isInstance(last)) return 'cut'
  if (last.statusCode === 401 || last.statusCode === 403) return 'key'
  if (last.statusCode === 429) return 'busy'
  return last.statusCode === 200 ? 'cut' : 'unreachable'
}

/** Ends a call after a silence or after all in all too long. */
class Patience {
  private readonly controller = new AbortController()
  private readonly whole: NodeJS.Timeout
  private silence: NodeJS.Timeout
  isOver = false

  constructor(
    private readonly silenceMs: number,
    wholeMs: number,
  ) {
    this.whole = setTimeout(this.giveUp, wholeMs)
    this.silence = setTimeout(this.giveUp, silenceMs)
  }

  get signal(): AbortSignal {
    return this.controller.signal
  }

  renew(): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(this.giveUp, this.silenceMs)
  }

  /** Also closes what is still open: a model that was broken off must not speak on for nobody. */
  end(): void {
    clearTimeout(this.whole)
    clearTimeout(this.silence)
    this.controller.abort()
  }

  private readonly giveUp = () => {
    this.isOver = true
    this.controller.abort()
  }
}
