import type { ReachProvider } from '../src/outside/language-model/open-language-model.ts'
import type { Answered, Exchange } from './exchange.ts'
import { keptRequest } from './request-of-exchange.ts'

/** Of the answer’s headers these are read; all others tell of the account. */
const KEPT_HEADERS = ['content-type', 'retry-after']
const SSE_EVENT = /(?<=\n\r?\n)/

interface Tape {
  readonly reach: ReachProvider
  /** Every call so far, once its answer has ended, without key and address. */
  calls(): Promise<Exchange['calls']>
}

/** A fetch that keeps what goes out and what comes back, in their order. */
export function recordingFetch(
  { baseUrl, key, prompt }: { readonly baseUrl: string; readonly key: string; readonly prompt: string },
  reach: ReachProvider = fetch,
): Tape {
  const calls: Promise<Exchange['calls'][number]>[] = []
  const base = new URL(baseUrl)
  const strip = (text: string) => {
    const withoutAddress = text.replaceAll(base.origin, '<address>').replaceAll(base.host, '<address>')
    return key === '' ? withoutAddress : withoutAddress.replaceAll(key, '<key>')
  }
  return {
    reach: async (input, init) => {
      const request = new Request(input, init)
      const url = new URL(request.url)
      const body = await request.clone().text()
      const response = await reach(request)
      const path = `${url.pathname.replace(base.pathname.replace(/\/$/, ''), '')}${url.search}`
      const sent = keptRequest({ path, headers: Object.fromEntries(request.headers), body }, prompt, key)
      calls.push(
        answerOf(response.clone(), strip).then((answered) => ({ request: sent, response: answered })),
      )
      return response
    },
    calls: () => Promise.all(calls),
  }
}

async function answerOf(response: Response, strip: (text: string) => string): Promise<Answered> {
  const headers = KEPT_HEADERS.flatMap((name): [string, string][] => {
    const value = response.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  const text = strip(await response.text())
  return { status: response.status, headers: Object.fromEntries(headers), chunks: text.split(SSE_EVENT) }
}
