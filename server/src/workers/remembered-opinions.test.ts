import type { TextOpinion } from '@candi/engines/text'
import { describe, expect, it } from 'vitest'
import { rememberingReader } from './remembered-opinions.ts'

function countingReader() {
  const read: string[] = []
  const opinionOf = async (text: string): Promise<TextOpinion> => {
    read.push(text)
    return { problems: new Map([['oil_system', text.length / 100]]), danger: 0.5, intents: new Map() }
  }
  return { read, opinionOf }
}

describe('a reader that remembers', () => {
  it('reads a text once, and answers the same the second time', async () => {
    const counting = countingReader()
    const reader = rememberingReader(counting)
    const first = await reader.opinionOf('the oil lamp is lit')
    expect(await reader.opinionOf('the oil lamp is lit')).toEqual(first)
    await reader.opinionOf('it squeals')
    expect(counting.read).toEqual(['the oil lamp is lit', 'it squeals'])
  })

  it('forgets after a quarter of an hour in which nobody asked', async () => {
    let now = 0
    const counting = countingReader()
    const reader = rememberingReader(counting, () => now)
    await reader.opinionOf('it squeals')
    now += 14 * 60_000
    await reader.opinionOf('it squeals')
    now += 14 * 60_000
    await reader.opinionOf('it squeals')
    expect(counting.read).toHaveLength(1)
    now += 16 * 60_000
    await reader.opinionOf('it squeals')
    expect(counting.read).toHaveLength(2)
  })

  it('keeps no more than four thousand texts, and lets go of those that were asked for longest ago', async () => {
    const counting = countingReader()
    const reader = rememberingReader(counting)
    for (let text = 0; text <= 4_000; text += 1) await reader.opinionOf(`text ${text}`)
    counting.read.length = 0
    await reader.opinionOf('text 0')
    await reader.opinionOf('text 4000')
    expect(counting.read).toEqual(['text 0'])
  })

  it('passes on a failure and remembers none', async () => {
    let fails = true
    const reader = rememberingReader({
      opinionOf: async (_text: string) => {
        if (fails) throw new Error('it cannot')
        return { problems: new Map(), danger: 0, intents: new Map() }
      },
    })
    await expect(reader.opinionOf('x')).rejects.toThrow('it cannot')
    fails = false
    expect(await reader.opinionOf('x')).toMatchObject({ danger: 0 })
  })
})
