import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const map = readFileSync(join(root, 'docs', 'specification-map.md'), 'utf8')

/** `| § | what the specification says | file › title |`; several tests of one row stand apart by `<br>`. */
const rows = map
  .split('\n')
  .filter((line) => /^\| *[0-9d]/.test(line))
  .map((line) => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    return {
      says: `${cells[1]} ${cells[2]}`,
      tests: (cells[3] ?? '').split('<br>').map((test) => test.trim()),
    }
  })

describe('the map of the specification', () => {
  it('has rows', () => expect(rows.length).toBeGreaterThan(0))

  it.each(rows)('names a test that exists for: $says', ({ tests }) => {
    for (const test of tests) {
      const [file, ...titles] = test.split(' › ')
      const path = join(root, (file ?? '').replaceAll('`', ''))
      expect(existsSync(path), `${file} exists`).toBe(true)
      const source = readFileSync(path, 'utf8').replaceAll("\\'", "'")
      expect(titles.length, 'a title is named').toBeGreaterThan(0)
      for (const title of titles) expect(source, `${file} has the test`).toContain(title)
    }
  })
})
