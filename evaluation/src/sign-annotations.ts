import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How a finding is told (the field's assertion; NegEx, Chapman et al. 2001, and ConText, Harkema et al. 2009). */
export const ASSERTIONS = {
  p: 'present',
  a: 'absent',
  q: 'asked',
  f: 'feared',
  h: 'history',
  o: 'other car',
  s: 'second hand',
} as const
export type Assertion = (typeof ASSERTIONS)[keyof typeof ASSERTIONS]

export interface Annotation {
  /** Which of `clausesOf` tells it. */
  readonly clause: number
  readonly finding: string
  readonly assertion: Assertion
}

/** The signs of one post as two readers told them apart, and as a third settled what they did not share. */
export interface AnnotatedPost {
  readonly id: string
  readonly first: readonly Annotation[]
  readonly second: readonly Annotation[]
  readonly settled: readonly Annotation[]
}

/** Posts that two readers annotated, of `engines/text/training/sign-annotations.tsv`: ids, places and findings, no words. Of other posts there is one reading. */
export function readSignAnnotations(root: string): AnnotatedPost[] {
  return readFileSync(join(root, 'engines', 'text', 'training', 'sign-annotations.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split('\t'))
    .filter((cells) => cells.length > 2)
    .map(([id = '', first = '', second = '', settled = '']) => ({
      id,
      first: annotationsIn(first),
      second: annotationsIn(second),
      settled: annotationsIn(settled),
    }))
}

const isMark = (mark: string): mark is keyof typeof ASSERTIONS => Object.hasOwn(ASSERTIONS, mark)

const annotationsIn = (cell: string): Annotation[] =>
  cell
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const [clause = '', finding = '', mark = ''] = one.split(':')
      if (!isMark(mark)) throw new Error(`no assertion is called "${mark}" (${one})`)
      return { clause: Number(clause), finding, assertion: ASSERTIONS[mark] }
    })
