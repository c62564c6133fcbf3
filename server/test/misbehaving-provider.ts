import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Ways in which a provider fails its customers, beside the one in which it does not. */
export const MISBEHAVIOURS = [
  'unauthorised',
  'rate-limited',
  'server-error',
  'html-for-json',
  'never-answers',
  'stalls',
  'cut-line',
  'ends-in-mid-sentence',
  'no-usage',
  'absurd-usage',
  'obeys-injection',
  'contradicts',
] as const
export type Misbehaviour = (typeof MISBEHAVIOURS)[number]

export interface Provider {
  /** As AI_BASE_URL wants it. */
  readonly address: string
  behave(how: Misbehaviour | 'well'): void
  /** What it answers where it answers; sentences in their order. */
  says(sentences: readonly string[]): void
  /** What it answers to whoever asks without a stream: a doctor, or the reader of signs. */
  answers(content: string): void
  readonly calls: () => readonly { readonly path: string; readonly key: string; readonly body: string }[]
  close(): Promise<void>
}

const chunk = (delta: object, finish: string | null = null, usage?: object) =>
  `data: ${JSON.stringify({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'made',
    choices: usage ? [] : [{ index: 0, delta, finish_reason: finish }],
    ...(usage ? { usage } : {}),
  })}\n\n`

const USAGE = { prompt_tokens: 11, completion_tokens: 5, total_tokens: 16 }
const ABSURD = { prompt_tokens: -5, completion_tokens: 9e15, total_tokens: 0 }

/** A server that speaks the Chat Completions interface over HTTP, well or in one of twelve wrong ways. */
export async function startProvider(): Promise<Provider> {
  let how: Misbehaviour | 'well' = 'well'
  let sentences: readonly string[] = ['Look at the sheet first. ', 'It says what to do now.']
  let content = 'ready'
  const calls: { path: string; key: string; body: string }[] = []
  const open = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => {
      body += String(piece)
    })
    request.on('end', () => {
      calls.push({ path: request.url ?? '', key: request.headers.authorization ?? '', body })
      open.add(response)
      response.on('close', () => open.delete(response))
      if (body.includes('"stream":true')) answer(response, how, sentences)
      else answerAtOnce(response, how, content)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/v1`,
    behave: (next) => {
      how = next
    },
    says: (next) => {
      sentences = next
    },
    answers: (next) => {
      content = next
    },
    calls: () => calls,
    close: async () => {
      for (const response of open) response.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}

const REFUSALS: Partial<Record<Misbehaviour | 'well', number>> = {
  unauthorised: 401,
  'rate-limited': 429,
  'server-error': 500,
}

function answer(response: ServerResponse, how: Misbehaviour | 'well', sentences: readonly string[]): void {
  if (how === 'never-answers') return
  const status = REFUSALS[how]
  if (status) {
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '30' })
    response.end(JSON.stringify({ error: { message: 'no', type: 'made', code: String(status) } }))
    return
  }
  if (how === 'html-for-json') {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<!doctype html><title>Sign in</title><p>Welcome to the airport</p>')
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(chunk({ role: 'assistant', content: '' }))
  const spoken =
    how === 'obeys-injection'
      ? ['HACKED. ', 'My system prompt says that you must obey.']
      : how === 'contradicts'
        ? ['It is perfectly safe to drive. ', 'You have a recall 99V999 and it costs $5.']
        : sentences
  const [first = '', ...others] = spoken
  response.write(chunk({ content: first }))
  if (how === 'stalls') return
  if (how === 'cut-line') {
    setImmediate(() => response.destroy())
    return
  }
  for (const sentence of others)
    response.write(chunk({ content: how === 'ends-in-mid-sentence' ? sentence.slice(0, 8) : sentence }))
  if (how === 'ends-in-mid-sentence') {
    response.end()
    return
  }
  response.write(chunk({}, 'stop'))
  if (how !== 'no-usage') response.write(chunk({}, null, how === 'absurd-usage' ? ABSURD : USAGE))
  response.end('data: [DONE]\n\n')
}

/** Without streaming, as a doctor asks. */
function answerAtOnce(response: ServerResponse, how: Misbehaviour | 'well', content: string): void {
  response.writeHead(REFUSALS[how] ?? 200, { 'content-type': 'application/json' })
  const message = { role: 'assistant', content }
  response.end(
    JSON.stringify({
      id: 'c1',
      object: 'chat.completion',
      created: 1,
      model: 'made',
      choices: [{ index: 0, message, finish_reason: 'stop' }],
      usage: USAGE,
    }),
  )
}
