import { describe, expect, it } from 'vitest'
import { traceOf } from './trace-of.ts'

describe('what is logged of a failure', () => {
  it('is its kind and place, never a line of its message', () => {
    const trace = traceOf(new RangeError('my brakes\n    at elm street squeal'))
    expect(trace.kind).toBe('RangeError')
    expect(trace.at).toContain('trace-of.test.ts')
    expect(JSON.stringify(trace)).not.toContain('elm')
  })

  it('is no more than the kind of what is no error', () => {
    expect(traceOf('my brakes squeal')).toEqual({ kind: 'string', at: '' })
  })
})
