import { describe, expect, it } from 'vitest'
import { EnvironmentMistake, readEnvironment } from './env.ts'

describe('the settings', () => {
  it('take an empty port for no port', () => {
    expect(readEnvironment('/product', { PORT: '' }).port).toBeUndefined()
    expect(readEnvironment('/product', { PORT: '0' }).port).toBe(0)
  })

  it('put the data beside the product unless an absolute folder is named', () => {
    expect(readEnvironment('/product', {}).dataFolder).toBe('/product/.candi')
    expect(readEnvironment('/product', { CANDI_DATA: '/data' }).dataFolder).toBe('/data')
  })

  it('refuse a port that is none', () => {
    expect(() => readEnvironment('/product', { PORT: 'http' })).toThrow(EnvironmentMistake)
  })
})
