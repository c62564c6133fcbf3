import { describe, expect, it } from 'vitest'
import { lookingInPlace } from '../../test/looking-in-place.ts'
import { jsonLines, Paper } from '../../test/paper.ts'
import { fourQuarters, PICTURE_FORMATS, pictureIn } from '../../test/pictures.ts'
import { scratchFiles } from '../../test/scratch-files.ts'
import { smallParts } from '../../test/small-parts.ts'
import { sightingOf } from '../conversation/sighting-of.ts'
import { lookCommand } from './look-command.ts'

const { pathOf, put } = scratchFiles()

async function look(argv: readonly string[]) {
  const [out, err] = [new Paper(), new Paper()]
  const code = await lookCommand(argv, {
    openThread: lookingInPlace(),
    loadSightingOf: async () => (judgement, told) => sightingOf(smallParts(), judgement, told),
    out,
    err,
  })
  return { code, text: out.text, errors: err.text }
}

const dash = put('dash.jpg', await fourQuarters(1_200, 800).jpeg().toBuffer())
const words = put('words.jpg', Buffer.from('my oil lamp is on'))

describe('candi look', () => {
  it('writes one line of JSON a file, in the shape that programs rely on', async () => {
    const { code, text } = await look([dash, '--json'])
    expect(code).toBe(0)
    const [line] = jsonLines(text)
    expect(Object.keys(line ?? {})).toEqual([
      ...['file', 'kind', 'lamps', 'bulbCheck', 'codes', 'vin', 'odometer', 'findings', 'quality'],
    ])
    expect(line).toEqual({
      file: dash,
      kind: { id: 'dashboard', probability: 0.9 },
      lamps: [{ id: 'oil_pressure', probability: 0.87, box: [0.4, 0.5, 0.05, 0.06] }],
      bulbCheck: false,
      codes: ['P0301'],
      vin: { value: '1HGCM82633A004352', probability: 0.9 },
      odometer: { value: 137_113, unit: 'km' },
      findings: expect.any(Array),
      quality: { lightness: 0.4, sharpness: 0.8, blackShare: 0.01, whiteShare: 0.01 },
    })
  })

  it('answers in the order given, gives a bad file an error of its own, and ends with code 2', async () => {
    const files = [dash, words, pathOf('nowhere.jpg'), dash, dash, dash, dash]
    const { code, text } = await look([...files, '--json'])
    expect(code).toBe(2)
    const lines = jsonLines(text)
    expect(lines.map(({ file }) => file)).toEqual(files)
    expect(lines.map(({ error }) => error !== undefined)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(lines[2]).toEqual({ file: files[2], error: 'This file cannot be read.' })
  })

  it('refuses a file of more than 20 MB unread', async () => {
    const large = put('large.jpg', Buffer.alloc(20_971_521))
    expect(jsonLines((await look([large, '--json'])).text)[0]?.error).toContain('20 MB')
  })

  it('believes what is told of the photo', async () => {
    const { text } = await look([dash, '--json', '--kind', 'tyre'])
    expect(jsonLines(text)[0]?.kind).toEqual({ id: 'tyre', probability: 1 })
  })

  it('tells people what was seen', async () => {
    const { code, text } = await look([dash, words])
    expect(code).toBe(2)
    expect(text).toContain('1200 x 800, dashboard (90 %)')
    expect(text).toContain('oil_pressure, red (87 %)')
    expect(text).toContain('VIN 1HGCM82633A004352 (90 %), by text')
    expect(text).toContain('odometer 137113 km')
    expect(text).toContain('holds no picture that we can read')
  })

  it('explains itself where it is asked wrongly', async () => {
    for (const argv of [[], ['--json'], [dash, '--kind', 'spaceship'], [dash, '--nonsense']]) {
      const { code, text, errors } = await look(argv)
      expect([code, text]).toEqual([1, ''])
      expect(errors).toContain('candi look FILE…')
    }
  })

  it.each(PICTURE_FORMATS)('reads %s', async (format) => {
    const { code } = await look([put(`photo.${format}`, await pictureIn[format]()), '--json'])
    expect(code).toBe(0)
  })
})
