import { createWriteStream, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clausesOf, type ReadSign } from '@candi/engines/text'
import type { DiagnosisParts } from '@candi/server/conversation/ports'
import { loadBundle, loadPartsWithoutReader } from '@candi/server/outside/load-diagnosis-parts'
import { productRoot } from '@candi/server/outside/product-root'
import { developmentFolder, readOwnerPosts } from './read-messages.ts'

/**
 * `npm run sign-school FILE`: what the sign recogniser learns from, one text a line, in clauses with what phrases read in each: posts
 * of owners, authored messages, and the sentences of the findings. It holds words of owners: FILE lies outside the project.
 */
type Kind = 'post' | 'authored' | 'intent' | 'sign' | 'absent' | 'question'

/** Every so manieth authored complaint: all of them would outweigh the posts. */
const EVERY_AUTHORED = 3

interface AuthoredLine {
  readonly text: string
  readonly intent?: string
}

function* authored(): Generator<AuthoredLine> {
  const folder = join(productRoot, 'knowledge', 'authored-messages')
  const seen = new Set<string>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl')))
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)) {
      const message: AuthoredLine = JSON.parse(line)
      if (seen.has(message.text)) continue
      seen.add(message.text)
      yield message
    }
}

function clausesWithSigns({ signs }: Pick<DiagnosisParts, 'signs'>, text: string) {
  const read: readonly ReadSign[] = signs.read(text)
  return clausesOf(text).map(({ start, end }) => ({
    text: text.slice(start, end),
    read: read
      .filter((sign) => sign.start < end && sign.end > start)
      .map(({ observation }) => [observation.finding, observation.state]),
  }))
}

const folder = developmentFolder(productRoot)
const [file] = process.argv.slice(2)
if (!folder || !file)
  throw new Error('usage: write-sign-school.ts FILE, with the folder of posts beside the project')
const parts = loadPartsWithoutReader(productRoot)
const out = createWriteStream(file)
const write = (id: string, kind: Kind, text: string) =>
  out.write(`${JSON.stringify({ id, kind, clauses: clausesWithSigns(parts, text) })}\n`)
for (const { id, text } of readOwnerPosts(folder)) write(id, 'post', text)
let complaints = 0
for (const { text, intent = 'complaint' } of authored()) {
  if (intent !== 'complaint') write('', 'intent', text)
  else if (complaints++ % EVERY_AUTHORED === 0) write('', 'authored', text)
}
for (const { id, sign, absent, question } of loadBundle(productRoot).knowledge.findings) {
  write(id, 'sign', `${sign}.`)
  write(id, 'absent', `${absent}.`)
  write(id, 'question', question)
}
out.end()
