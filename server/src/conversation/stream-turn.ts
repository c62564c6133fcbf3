import { type ConversationData, type ConversationRequest, ERRORS } from '@candi/contracts'
import type { Intent } from '@candi/engines/text'
import {
  convertToModelMessages,
  createUIMessageStream,
  type LanguageModel,
  streamText,
  type UIMessage,
  type UIMessageChunk,
  type UIMessageStreamWriter,
} from 'ai'
import { citedAnswer } from './cite-articles.ts'
import type { FindArticles } from './find-article.ts'
import { narrateTurn, type TurnBrief } from './narrate-turn.ts'
import { type ModelReading, NOTHING_READ } from './second-readings.ts'
import type { Turn } from './take-turn.ts'
import { spentNotice } from './talk-when-spent.ts'
import type { TurnMeter } from './turn-meter.ts'
import type { NotTaken, TakenTurn, TurnTaker } from './turn-taker.ts'
import { wordsOfTurn } from './turn-words.ts'
import { type WordsToRead, wordsToRead } from './words-to-read.ts'

export type ConversationMessage = UIMessage<unknown, { [K in keyof ConversationData]: ConversationData[K] }>
type Writer = UIMessageStreamWriter<ConversationMessage>

/** What surrounds a brief: for narrators that talk more freely than the brief alone allows. */
export interface Talk {
  /** What the owner wrote in this case, newest last, shortened. */
  readonly typed: string
  readonly request: ConversationRequest
  /** Whether the owner may have our pages cited. */
  readonly mayCite: boolean
}

export interface Narrators {
  /** A provider outside, where one is configured: its words are checked, and follow ours. */
  readonly outside: {
    readonly id: string
    readonly name: string
    /** False where it stands in the operator's own house: no words leave it. */
    readonly needsConsent: boolean
    readonly model: LanguageModel
    /** What the provider makes of an owner's words, blind; rejects where it fails. */
    readonly read: (words: WordsToRead, signal: AbortSignal) => Promise<ModelReading>
  } | null
  /** Lends a brief to the model for one call, by a handle that travels in its options. */
  lend(brief: TurnBrief, talk: Talk): Record<string, never>
}

/** Our own pages, for those who may have them cited. */
export interface Library {
  readonly find: FindArticles
  readonly mayCite: () => Promise<boolean>
}

/** What surrounds a turn: who counts its tokens, when it must stop, and who is told of its end. */
export interface TurnSurroundings {
  readonly meter: TurnMeter
  /** Whose turn it is, where that is known. */
  readonly client?: string | undefined
  /** Null: no page is cited. */
  readonly library: Library | null
  readonly signal: AbortSignal
  readonly onError: (error: unknown) => string
  readonly onEnd: () => void
}

/** Streams one turn: first what was understood and the sheet, then the narration, then the open question. */
export function streamTurn(
  turns: TurnTaker,
  narrators: Narrators,
  request: ConversationRequest,
  { meter, client, library, signal, onError, onEnd }: TurnSurroundings,
): ReadableStream<UIMessageChunk> {
  let told = ''
  let isFailed = false
  const noteFailure = () => {
    isFailed = true
  }
  return createUIMessageStream<ConversationMessage>({
    onError,
    execute: async ({ writer }) => {
      // The turn ends here even where its reader has gone: a stream that nobody reads tells of no finish.
      try {
        await answer(writer)
      } finally {
        onEnd()
      }
    },
  })

  async function answer(writer: Writer): Promise<void> {
    // Headers and a first byte go out before anything is reckoned: a slow line sees at once that somebody listens.
    writer.write({ type: 'start' })
    const { typed } = wordsOfTurn(request)
    // Taps, resent history and silence cost nothing.
    const room = typed ? meter.begin(typed) : Promise.resolve(null)
    try {
      const [taken, spent] = await Promise.all([takeTurn(writer), room])
      if ('failure' in taken) return tellNotTaken(writer, taken)
      const { isAboutSafety } = taken.value
      const turn = spent ? taken.value.turn : await cite(writer, taken.value)
      if (turn.reading) writer.write({ type: 'data-reading', data: turn.reading })
      if (turn.assessment) writer.write({ type: 'data-assessment', data: turn.assessment })
      if (turn.moved) writer.write({ type: 'data-moved', data: turn.moved })
      const brief = { ...turn.brief, isAgain: request.isAgain ?? false }
      if (!spent) await Promise.all([narrate(writer, { ...turn, brief }), readAgain(writer, turn)])
      else if (isAboutSafety) tell(writer, narrateTurn(turn.brief))
      else writer.write({ type: 'data-notice', data: spentNotice(spent, turn.assessment !== null) })
      // Last of all: a turn that broke off is sent again, and "yes" must not answer the question after it then.
      for (const data of turn.answered) writer.write({ type: 'data-answered', data, transient: true })
      const next = turn.assessment?.next
      const asks = turn.brief.kind !== 'reply'
      if (next && asks) writer.write({ type: 'data-question', data: next })
    } catch (error) {
      noteFailure()
      throw error
    } finally {
      await room
      if (typed) await meter.end({ told, isFailed })
    }
  }

  /** A card goes out as soon as it is known: before tokens are counted, and before anything that may fail. */
  async function takeTurn(writer: Writer) {
    const taken = await turns.take(request, client)
    const emergency =
      'value' in taken
        ? taken.value.turn.emergency
        : taken.failure === 'stopped'
          ? taken.screened.emergency
          : null
    if (emergency) writer.write({ type: 'data-emergency', data: emergency })
    return taken
  }

  /** Nothing was counted of what could not be read; what the rules say of it is told all the same. */
  function tellNotTaken(writer: Writer, notTaken: NotTaken): void {
    noteFailure()
    tell(writer, notTaken.failure === 'stopped' ? notTaken.screened.text : ERRORS[notTaken.failure].text)
  }

  /** A question that one of our pages answers is answered from it, where the asker may have that. */
  async function cite(writer: Writer, { turn, asksOfThisCase }: TakenTurn): Promise<Turn> {
    const { typed } = wordsOfTurn(request)
    const { intent, brief } = turn
    if (!library || intent !== 'question' || asksOfThisCase) return turn
    const cited = (await library.mayCite()) ? await citedAnswer(library.find, typed) : null
    if (!cited) return turn
    writer.write({ type: 'data-citations', data: [...cited.citations] })
    return { ...turn, brief: { ...brief, reply: cited.text } }
  }

  async function narrate(writer: Writer, { brief, intent }: Turn): Promise<void> {
    const outside = mayGoOutside(request, intent, narrators) ? narrators.outside : null
    if (!outside) {
      told = narrateTurn(brief)
      if (told) tell(writer, told)
      return
    }
    const mayCite = library !== null && (await library.mayCite())
    const result = streamText({
      model: outside.model,
      messages: await convertToModelMessages([
        { role: 'user', parts: [{ type: 'text', text: 'Narrate this turn.' }] },
      ]),
      providerOptions: { candi: narrators.lend(brief, { typed: typedIn(request), request, mayCite }) },
      abortSignal: signal,
      // Half an answer was told as well, when the visitor stops it or the line breaks.
      onChunk: ({ chunk }) => {
        if (chunk.type === 'text-delta') told += chunk.text
      },
      // Left alone, the AI SDK prints a failed call with its whole prompt to the console.
      onError: noteFailure,
    })
    writer.merge(
      result.toUIMessageStream<ConversationMessage>({ sendStart: false, sendFinish: false, onError }),
    )
    // A line that breaks in the middle fails the stream itself, and tells `onError` nothing.
    await result.consumeStream({ onError: noteFailure })
    if (isFailed || signal.aborted) return
    const metadata = await result.providerMetadata
    if (metadata?.candi?.broken)
      writer.write({ type: 'data-notice', data: { text: finishedFor(outside.name) } })
  }

  /** What the provider reads in a complaint beside us goes to the facts of the next turn: it must not hold up this one. */
  async function readAgain(writer: Writer, { intent, reading }: Turn): Promise<void> {
    const { current } = wordsOfTurn(request)
    const { outside } = narrators
    if (!current || !outside || intent !== 'complaint' || !mayGoOutside(request, intent, narrators)) return
    // A second opinion that does not come is none; the narration tells of a provider that fails.
    const words = wordsToRead(request, current)
    const { signs, vote } = await outside.read(words, signal).catch(() => NOTHING_READ)
    const own = new Set(reading?.signs.map(({ finding }) => finding))
    const read = signs.length > 0 ? await turns.readAgain(current, signs) : []
    const found = read.filter(({ finding }) => !own.has(finding))
    if (found.length > 0) writer.write({ type: 'data-second-readings', data: found, transient: true })
    const by = outside.name.slice(0, BY_CHARACTERS)
    if (vote)
      writer.write({ type: 'data-model-vote', data: { ...vote, message: current.id, by }, transient: true })
  }

  /** Words of our own. */
  function tell(writer: Writer, text: string): void {
    const id = 'own'
    writer.write({ type: 'text-start', id })
    // By sentence: a screen reader and a slow line both take whole sentences better than single words.
    for (const delta of text.split(/(?<=[.!?]\s)/)) writer.write({ type: 'text-delta', id, delta })
    writer.write({ type: 'text-end', id })
  }
}

const TYPED_CHARACTERS = 6_000
/** As many as the contract takes. */
const BY_CHARACTERS = 80

/** What the owner wrote in the whole case, the newest last; of very much the newest. */
const typedIn = (request: ConversationRequest) =>
  wordsOfTurn(request)
    .statements.map(({ text }) => text)
    .join('\n')
    .slice(-TYPED_CHARACTERS)

/**
 * Whether a turn may be narrated outside: the owner agreed to this very provider, and it is a talk about the car. What
 * is declined, and what is an emergency, is answered by us alone; so is a tap, which no meter counts.
 */
const mayGoOutside = (request: ConversationRequest, intent: Intent, { outside }: Narrators) =>
  outside !== null &&
  (!outside.needsConsent || request.agreedTo === outside.id) &&
  wordsOfTurn(request).typed !== '' &&
  (intent === 'complaint' || intent === 'question')

const finishedFor = (name: string) => `${name} could not finish this answer, so CANDI did. Nothing is lost.`
