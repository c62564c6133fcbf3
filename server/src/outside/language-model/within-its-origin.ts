type Reach = typeof globalThis.fetch

const MOST_REDIRECTS = 3
/** Those that keep method and body (RFC 9110, 15.4); after the others a POST would become a GET, which nobody here asks. */
const KEEPS_THE_REQUEST: readonly number[] = [307, 308]

/**
 * Reaches a provider without ever leaving the origin that the operator named: what we send carries the key and an owner's
 * words, and whoever answers there could send both on to anybody. Where it points elsewhere its own answer stands, which
 * is no answer of a model.
 */
export function withinItsOrigin(reach?: Reach): Reach {
  return async (input, init) => {
    let address = new URL(input instanceof Request ? input.url : input)
    let asked: Parameters<Reach>[0] = input
    for (let redirects = 0; ; redirects += 1) {
      const answer = await (reach ?? fetch)(asked, { ...init, redirect: 'manual' })
      const next = redirects < MOST_REDIRECTS ? nextAddress(answer, address) : null
      // A body that is read as it is sent cannot be sent again.
      if (next === null || input instanceof Request || init?.body instanceof ReadableStream) return answer
      await answer.body?.cancel()
      address = next
      asked = next
    }
  }
}

function nextAddress(answer: Response, address: URL): URL | null {
  const location = answer.headers.get('location')
  if (
    !KEEPS_THE_REQUEST.includes(answer.status) ||
    location === null ||
    !URL.canParse(location, address.href)
  )
    return null
  const next = new URL(location, address)
  const hasNobodyInIt = next.username === '' && next.password === ''
  return next.origin === address.origin && hasNobodyInIt ? next : null
}
