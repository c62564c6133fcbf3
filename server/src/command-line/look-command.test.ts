import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { lookingInPlace } from '../../test/looking-in-place.ts'
import { namedPipe } from '../../test/named-pipe.ts'
import { jsonLines, Paper } from '../../test/paper.ts'
import { fourQuarters, PICTURE_FORMATS, pictureIn } from '../../test/pictures.ts'
import { scratchFiles } from '../../test/scratch-files.ts'
import { smallParts } from '../../test/small-parts.ts'
import { sightingOf } from '../conversation/sighting-of.ts'
import { lookCommand } from './look-command.ts'

const { pathOf, put } = scratchFiles()

async function look(argv: readonly string[], standardInput = '') {
  const [out, err] = [new Paper(), new Paper()]
  const code = await lookCommand(argv, {
    openThread: lookingInPlace(),
    loadSightingOf: async () => (judgement, told) => sightingOf(smallParts(), judgement, told),
    standardInput: Readable.from([Buffer.from(standardInput)]),
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

  it('reads the files of a list: one a line, or separated by NUL, and of standard input', async () => {
    const odd = put('two\nlines.jpg', await fourQuarters().jpeg().toBuffer())
    const lines = put('list.txt', Buffer.from(`\uFEFF${dash}\r\n\n${pathOf('nowhere.jpg')}\r\n${dash}`))
    const byNul = `${odd}\0${dash}\0`
    for (const [list, input, files] of [
      [lines, '', [dash, pathOf('nowhere.jpg'), dash]],
      [put('list.nul', Buffer.from(byNul)), '', [odd, dash]],
      ['-', byNul, [odd, dash]],
    ] as const) {
      const { code, text } = await look(['--json', '--files-from', list], input)
      expect(jsonLines(text).map(({ file }) => file)).toEqual(files)
      expect(code).toBe(files.length === 3 ? 2 : 0)
    }
  })

  it('says what is wrong with a list that holds no paths, and ends', async () => {
    await expect(look(['--files-from', '/dev/zero'])).rejects.toThrow('pipe or a device')
    await expect(look(['--files-from', pathOf('no.txt')])).rejects.toThrow('cannot be read')
    await expect(look(['--files-from', '-'], 'x'.repeat(40_000))).rejects.toThrow('too long to be a path')
    await expect(look(['--files-from', '-'], '\0'.repeat(200_000))).rejects.toThrow('holds no paths')
  })

  it('says of what is no file that it is none, and ends with code 2: folders, devices, pipes that nobody writes to', async () => {
    const pipe = namedPipe(pathOf('pipe.jpg'))
    const { code, text } = await look([pathOf('.'), '/dev/zero', pipe, '--json'])
    expect(code).toBe(2)
    expect(jsonLines(text).map(({ error }) => String(error).slice(0, 24))).toEqual([
      'This is a folder. Name t',
      'This is a pipe or a devi',
      'This is a pipe or a devi',
    ])
  })

  it('shows names that a terminal would obey, and leaves JSON what it was', async () => {
    const odd = put('\u001b[2Jevil\u202egpj.exe\n.jpg', Buffer.from('no picture'))
    const { text } = await look([odd])
    expect(text).toContain('\\u001b[2Jevil\\u202egpj.exe\\u000a.jpg\n')
    for (const obeyed of ['\u001b', '\u202e']) expect(text).not.toContain(obeyed)
    const { text: json } = await look([odd, '--json'])
    for (const obeyed of ['\u001b', '\u202e']) expect(json).not.toContain(obeyed)
    expect(jsonLines(json)[0]?.file).toBe(odd)
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
    for (const argv of [
      [],
      ['--json'],
      [dash, '--files-from', '-'],
      [dash, '--kind', 'spaceship'],
      [dash, '--nonsense'],
    ]) {
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
