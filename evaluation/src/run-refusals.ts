import { emptyFacts, LIMITS } from '@candi/contracts'
import type { DiagnosisParts } from '@candi/server/conversation/ports'
import { takeTurn } from '@candi/server/conversation/take-turn'
import { readOwnerPosts } from './read-messages.ts'
import { withDevelopmentFolder } from './with-development-folder.ts'

/** Sent to a crisis line, or turned away: what nearly no post of an owner is about. */
const TURNED_AWAY = new Set(['medical', 'harm', 'tamper', 'offtopic'])
/** Every so manieth post: all of them take half an hour. */
const [every = 1] = process.argv.slice(2).map(Number)

const counted = (counts: ReadonlyMap<string, readonly string[]>, of: number) =>
  [...counts]
    .sort(([, left], [, right]) => right.length - left.length)
    .map(([kind, ids]) => `${kind}: ${ids.length} of ${of} (${((100 * ids.length) / of).toFixed(2)} %)`)
    .join('\n')

/**
 * `npm run eval:refusals [every]`: what a whole turn takes the posts of real owners for, and which of them get an emergency card. Prints
 * counts and ids, never words: everyone that is turned away or told to call the emergency number is to be read, and justified or mended.
 */
async function main(folder: string, parts: DiagnosisParts): Promise<void> {
  const posts = readOwnerPosts(folder).filter((_, place) => place % every === 0)
  const intents = new Map<string, string[]>()
  const cards = new Map<string, string[]>()
  const add = (to: Map<string, string[]>, kind: string, id: string) =>
    to.set(kind, [...(to.get(kind) ?? []), id])
  for (const { id, text } of posts) {
    const { intent, emergency } = await takeTurn(parts, {
      messages: [
        { id, role: 'user', parts: [{ type: 'text', text: text.slice(0, LIMITS.messageCharacters) }] },
      ],
      facts: { ...emptyFacts(), locale: 'en-US' },
    })
    add(intents, intent, id)
    if (emergency) add(cards, `${emergency.kind}, calls ${emergency.call.label}`, id)
  }
  console.log(`taken for\n${counted(intents, posts.length)}\n\ncards\n${counted(cards, posts.length)}\n`)
  for (const [kind, ids] of [...intents].filter(([kind]) => TURNED_AWAY.has(kind)))
    console.log(kind, ids.join(' '))
  for (const [kind, ids] of cards) console.log(kind, ids.join(' '))
}

await withDevelopmentFolder(main)
