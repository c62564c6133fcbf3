import type { Intent } from '@candi/engines/text'
import type { DiagnosisParts } from '@candi/server/conversation/ports'
import { intentOfFirstMessage } from './declined-posts.ts'
import { readOwnerPosts } from './read-messages.ts'
import { withDevelopmentFolder } from './with-development-folder.ts'

/** Turned away or taken for an emergency: every one of them is to be read, and justified or mended. */
const TURNED_AWAY: ReadonlySet<Intent> = new Set(['medical', 'harm', 'tamper', 'offtopic'])

/** `npm run eval:refusals`: what the server takes the posts of real owners for. Prints counts and ids, never words. */
async function main(folder: string, parts: DiagnosisParts): Promise<void> {
  const posts = readOwnerPosts(folder)
  const counts = new Map<Intent, number>()
  const turnedAway: string[] = []
  for (const { id, text } of posts) {
    const intent = await intentOfFirstMessage(parts, text)
    counts.set(intent, (counts.get(intent) ?? 0) + 1)
    if (TURNED_AWAY.has(intent)) turnedAway.push(`${id} ${intent}`)
  }
  for (const [intent, count] of counts) console.log(`${intent}: ${count}`)
  console.log(
    `turned away: ${turnedAway.length} of ${posts.length} (${((100 * turnedAway.length) / posts.length).toFixed(2)} %)`,
  )
  for (const line of turnedAway) console.log(line)
}

await withDevelopmentFolder(main)
