import type { Assessment, ConversationRequest } from '@candi/contracts'
import type { DiagnosisParts } from '@candi/server/conversation/ports'
import { takeTurn } from '@candi/server/conversation/take-turn'
import { checkedModel, NO_TOKENS } from '@candi/server/narrator/checked-model'

type Model = ReturnType<typeof checkedModel>
type Part = Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never

const ROUNDS = 40
/** A provider takes at least so long before its first words. */
const FIRST_WORDS_MS = 150

/** What reading a provider's first sentence before the driver does adds to the time until it is shown, in milliseconds. */
export async function measureNarration(
  diagnosis: DiagnosisParts,
  requests: readonly ConversationRequest[],
): Promise<readonly number[]> {
  const added: number[] = []
  for (const request of requests.slice(0, ROUNDS)) {
    const { brief } = await takeTurn(diagnosis, request)
    if (!brief.assessment) continue
    let spokenAt = 0
    const model = checkedModel({
      model: speaking(explanationOf(brief.assessment), () => {
        spokenAt = performance.now()
      }),
      system: '',
      breaker: { admit: () => true, succeeded: () => {}, failed: () => {}, gaveUp: () => {} },
      silenceMs: 5_000,
      wholeMs: 5_000,
      toolsFor: () => ({}),
      borrow: () => ({ brief, talk: { typed: '', request, mayCite: false } }),
      onBroken: () => {},
    })
    const { stream } = await model.doStream({ prompt: [] })
    // What our own narration says before it waits for nobody.
    for await (const part of stream)
      if (part.type === 'text-delta' && spokenAt > 0) {
        added.push(performance.now() - spokenAt)
        break
      }
  }
  return added
}

/** "The brake pad is the block that …": a term of the sheet, as a provider may explain it. */
const explanationOf = ({ terms: [term] }: Assessment) =>
  `The ${term?.term} is ${term?.meaning.replace(/^[A-Z]/, (letter) => letter.toLowerCase())} `

/** A provider that says one sentence after a while. */
const speaking = (sentence: string, onSpoken: () => void): Model => ({
  specificationVersion: 'v3',
  provider: 'bench',
  modelId: 'bench',
  supportedUrls: {},
  doGenerate: () => Promise.reject(new Error('a turn is always streamed')),
  doStream: async () => ({
    stream: new ReadableStream<Part>({
      async start(controller) {
        controller.enqueue({ type: 'stream-start', warnings: [] })
        controller.enqueue({ type: 'text-start', id: 's' })
        await new Promise((resolve) => setTimeout(resolve, FIRST_WORDS_MS))
        onSpoken()
        controller.enqueue({ type: 'text-delta', id: 's', delta: sentence })
        controller.enqueue({ type: 'text-end', id: 's' })
        controller.enqueue({
          type: 'finish',
          finishReason: { unified: 'stop', raw: 'stop' },
          usage: NO_TOKENS,
        })
        controller.close()
      },
    }),
  }),
})
