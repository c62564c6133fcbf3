import { emptyFacts } from '@candi/contracts'
import { diagnosisParts } from '@candi/server/conversation/diagnosis-parts'
import { turnsTakenHere } from '@candi/server/conversation/turns-taken-here'
import { expectAgreement } from '@candi/server/exchanges/verdict-agreement'
import {
  loadActs,
  loadBundle,
  loadCalibration,
  loadEnglishWords,
} from '@candi/server/outside/load-diagnosis-parts'
import { productRoot } from '@candi/server/outside/product-root'
import { describe, expect, it } from 'vitest'
import { seededRandom } from './bootstrap.ts'
import { developmentFolder, readOwnerPosts } from './read-messages.ts'

const folder = developmentFolder(productRoot)
/** A sample by default; all 17,500 take ten minutes. */
const EVERY = Number(process.env.CANDI_POSTS_EVERY ?? 40)

describe.runIf(folder !== null)('the verdict of what real owners wrote', () => {
  it('is what every text says of it, whatever the reader fears', { timeout: 1_200_000 }, async () => {
    const random = seededRandom(1)
    const bundle = loadBundle(productRoot)
    const even = new Map(bundle.knowledge.problems.map(({ id }, _, all) => [id, 1 / all.length]))
    const turns = turnsTakenHere(
      diagnosisParts(
        bundle,
        loadCalibration(productRoot),
        loadEnglishWords(productRoot),
        {
          opinionOf: async () => ({
            problems: even,
            danger: random(),
            intents: new Map([['complaint', 1]]),
          }),
        },
        loadActs(productRoot),
        () => new Date('2026-11-20T12:00:00Z'),
      ),
    )
    let sheets = 0
    for (const [place, { id, text }] of readOwnerPosts(folder ?? '').entries()) {
      if (place % EVERY !== 0) continue
      const message = {
        id,
        role: 'user' as const,
        parts: [{ type: 'text' as const, text: text.slice(0, 8_000) }],
      }
      const taken = await turns.take({ messages: [message], facts: emptyFacts() })
      const sheet = 'value' in taken ? taken.value.turn.assessment : null
      if (!sheet) continue
      sheets += 1
      // A failure names the post and none of its words.
      try {
        expectAgreement(sheet)
      } catch (error) {
        throw new Error(`post ${id}: ${error instanceof Error ? error.message.split('\n')[0] : ''}`)
      }
    }
    expect(sheets).toBeGreaterThan(0)
  })
})
