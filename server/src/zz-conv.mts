import { readFileSync } from 'node:fs'
import { shippedTalk } from '../test/shipped-talk.ts'
import { narrateTurn } from './conversation/narrate-turn.ts'

const { turnAfter } = await shippedTalk()
for (const conv of readFileSync(0, 'utf8').trim().split('\n\n')) {
  const lines = conv.split('\n')
  console.log('==========')
  for (let i = 1; i <= lines.length; i++) {
    const t = await turnAfter(...lines.slice(0, i))
    const a = t.brief.assessment
    console.log(
      `> ${lines[i - 1]}\n  [${t.intent}] ${a?.verdict.urgency ?? '-'} ${
        a
          ? a.causes
              .slice(0, 3)
              .map((c) => `${c.title} ${c.probability.toFixed(2)}`)
              .join('; ')
          : ''
      }\n  ${narrateTurn(t.brief).replaceAll('\n', '\n  ')}\n  next: ${a?.next && 'text' in a.next ? a.next.text : ''}`,
    )
  }
}
