import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { knownJudge } from '../../test/known-judge.ts'
import { jsonLines, Paper } from '../../test/paper.ts'
import { scratchFiles } from '../../test/scratch-files.ts'
import { smallParts } from '../../test/small-parts.ts'
import { recorded, toneWav } from '../../test/sounds.ts'
import { threadInPlace } from '../../test/thread-in-place.ts'
import { hearingOf } from '../conversation/hearing-of.ts'
import { listenCommand } from './listen-command.ts'

const { pathOf, put } = scratchFiles()

async function listen(argv: readonly string[], openThread = threadInPlace(), standardInput = '') {
  const [out, err] = [new Paper(), new Paper()]
  const code = await listenCommand(argv, {
    openThread,
    loadHearingOf: async () => (judgement, told) => hearingOf(smallParts(), judgement, told),
    standardInput: Readable.from([Buffer.from(standardInput)]),
    out,
    err,
  })
  return { code, text: out.text, errors: err.text }
}

const long = put('long.wav', toneWav(440, 3))
const short = put('short.wav', toneWav(440, 1))
const words = put('words.wav', Buffer.from('my brakes squeal'))

describe('candi listen', () => {
  it('writes one line of JSON a file, in the shape that programs rely on', async () => {
    const { code, text } = await listen([short, '--json'])
    expect(code).toBe(0)
    expect(jsonLines(text)).toEqual([
      {
        file: short,
        state: { id: 'idle', probability: 0.9, isTold: false },
        fault: { probability: 0.8 },
        sounds: [
          expect.objectContaining({ id: 'knock', probability: 0.8, fromSeconds: 0.2, toSeconds: 0.7 }),
        ],
        classes: [{ id: 'engine_knock', probability: 0.7 }],
        orders: [{ hertz: 13, order: null }],
        engineSpeed: null,
        quality: expect.objectContaining({ seconds: 1 }),
      },
    ])
  })

  it('answers in the order given, gives a bad file an error of its own, and ends with code 2', async () => {
    const files = [long, words, short, pathOf('nowhere.wav'), long]
    const { code, text } = await listen([...files, '--json'])
    expect(code).toBe(2)
    const lines = jsonLines(text)
    expect(lines.map(({ file }) => file)).toEqual(files)
    expect(lines.map(({ error }) => error !== undefined)).toEqual([false, true, false, true, false])
    expect(lines[3]?.error).toBe('This file cannot be read.')
  })

  it('hears two files at most at a time, however many are asked for', async () => {
    let [open, most] = [0, 0]
    const counting = () => {
      const thread = threadInPlace()()
      return {
        ...thread,
        judge: (...asked: Parameters<typeof thread.judge>) => {
          open += 1
          most = Math.max(most, open)
          return thread.judge(...asked).finally(() => {
            open -= 1
          })
        },
      }
    }
    const files = Array.from({ length: 40 }, () => short)
    const { code, text } = await listen([...files, '--json'], counting)
    expect([code, jsonLines(text).length, most <= 2]).toEqual([0, 40, true])
  })

  it('believes the state that is told', async () => {
    const { text } = await listen([short, '--json', '--state', 'braking'])
    expect(jsonLines(text)[0]?.state).toEqual({ id: 'braking', probability: 1, isTold: true })
  })

  it('tells people what was heard', async () => {
    const { code, text } = await listen([long, words])
    expect(code).toBe(2)
    expect(text).toContain('idle (90 %)')
    expect(text).toContain('13 per second')
    expect(text).toContain('holds no sound that we can read')
  })

  it('gives an unknown probability of a fault as one in two', async () => {
    const judge = (...asked: Parameters<typeof knownJudge>) => ({ ...knownJudge(...asked), fault: null })
    const { text } = await listen([short, '--json'], threadInPlace(judge))
    expect(jsonLines(text)[0]?.fault).toEqual({ probability: 0.5 })
  })

  it('explains itself where it is asked wrongly', async () => {
    for (const argv of [
      [],
      ['--json'],
      [short, '--state', 'flying'],
      [short, '--rpm', '1'],
      [short, '--nonsense'],
    ]) {
      const { code, text, errors } = await listen(argv)
      expect([code, text]).toEqual([1, ''])
      expect(errors).toContain('candi listen FILE…')
    }
  })

  it.each(['tone.mp3', 'tone.m4a', 'tone.webm', 'vorbis.ogg'] as const)('reads %s', async (name) => {
    const { code } = await listen([put(name, recorded(name)), '--json'])
    expect(code).toBe(0)
  })
})
