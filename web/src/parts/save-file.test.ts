import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from './save-file.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a file is handed over under its name, and its address lives until a slow browser has taken it', () => {
  vi.useFakeTimers()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const handed: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    handed.push(`${this.download} ${this.href}`)
  })
  saveFile('case.json', 'application/json', '{}')
  expect(handed).toEqual(['case.json blob:x'])
  vi.advanceTimersByTime(9_999)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revoke).toHaveBeenCalledWith('blob:x')
})
