import { type Clause, hasWords } from './clause.ts'
import { type ClauseWindow, clauseWindows } from './clause-window.ts'
import type { ReadSign } from './judge-findings.ts'
import { countNgrams } from './ngram-counts.ts'
import type { RecognisedSigns } from './signs-by-meaning.ts'
import type { WordPiece } from './word-piece.ts'

/** signs.json: what the recogniser was trained to know, and from where it is believed. */
export interface RecogniserShape {
  /** One a column of its scores. */
  readonly findings: readonly string[]
  /** Hashed n-grams of a clause, each a row of `width` 8-bit weights times `scale` (signs.bin). */
  readonly buckets: number
  readonly width: number
  readonly scale: number
  /** Log-odds from which a finding that no phrase read is told all the same, and below which one that a phrase read is not. */
  readonly told: number
  readonly notTold: number
}

/** What is weighed of a window beside its encoded tokens; matrices in rows. */
export interface WindowFeatures {
  /** clauses x tokens: takes the mean over a clause's tokens. */
  readonly pool: Float32Array
  /** clauses x width: the mean of its n-grams' weights. */
  readonly ngrams: Float32Array
  /** clauses x findings: 1 where a phrase read it present there, -1 where absent. */
  readonly phrases: Float32Array
}

/** Shorter messages are left to the phrases: what it learned from are posts, of which nineteen in twenty are longer. */
const FEWEST_WORDS = 25

/**
 * Recognises signs clause by clause from what the words mean: a small network over the encoder's tokens, the clause's n-grams and what
 * phrases read there. It was trained on posts of owners that careful readers annotated with findings (engines/text/training).
 */
export class SignRecogniser {
  readonly #shape: RecogniserShape
  readonly #weights: Int8Array
  readonly #tokenizer: WordPiece
  readonly #column: ReadonlyMap<string, number>
  readonly #known: ReadonlySet<string>

  /** @throws RangeError when the weights do not have the shape that is told of them */
  constructor(shape: RecogniserShape, weights: Int8Array, tokenizer: WordPiece) {
    if (weights.length !== shape.buckets * shape.width)
      throw new RangeError('the weights of the sign recogniser do not have the shape that is told of them')
    this.#shape = shape
    this.#weights = weights
    this.#tokenizer = tokenizer
    this.#known = new Set(shape.findings)
    this.#column = new Map(shape.findings.map((finding, column) => [finding, column]))
  }

  /** The windows that a message is read in; none of a short one. */
  windowsOf(text: string): ClauseWindow[] {
    return hasWords(text, FEWEST_WORDS) ? clauseWindows(text, this.#tokenizer) : []
  }

  /** @param byPhrases what phrases read in the whole message */
  featuresOf(text: string, { ids, clauses }: ClauseWindow, byPhrases: readonly ReadSign[]): WindowFeatures {
    const { width, buckets, scale, findings } = this.#shape
    const pool = new Float32Array(clauses.length * ids.length)
    const ngrams = new Float32Array(clauses.length * width)
    const phrases = new Float32Array(clauses.length * findings.length)
    for (const [row, { start, end, from, to }] of clauses.entries()) {
      pool.fill(1 / Math.max(1, to - from), row * ids.length + from, row * ids.length + to)
      const counts = countNgrams(text.slice(start, end), buckets)
      const hit = [...counts.words.keys(), ...counts.pieces.keys()]
      for (const bucket of hit)
        for (let column = 0; column < width; column += 1)
          ngrams[row * width + column] =
            (ngrams[row * width + column] ?? 0) +
            ((this.#weights[bucket * width + column] ?? 0) * scale) / hit.length
      for (const { observation, start: begins, end: ends } of byPhrases) {
        const column = this.#column.get(observation.finding)
        if (column === undefined || begins >= end || ends <= start) continue
        const at = row * findings.length + column
        if (observation.state === 'present') phrases[at] = 1
        else if (phrases[at] === 0) phrases[at] = -1
      }
    }
    return { pool, ngrams, phrases }
  }

  /** @param scores log-odds of each window, clauses x findings */
  recognised(windows: readonly ClauseWindow[], scores: readonly Float32Array[]): RecognisedSigns {
    const { findings, told, notTold } = this.#shape
    const best = new Map<string, { readonly score: number; readonly clause: Clause }>()
    for (const [place, { clauses }] of windows.entries())
      for (const [row, clause] of clauses.entries())
        for (const [column, finding] of findings.entries()) {
          const score = scores[place]?.[row * findings.length + column] ?? Number.NEGATIVE_INFINITY
          if (score >= notTold && score > (best.get(finding)?.score ?? Number.NEGATIVE_INFINITY))
            best.set(finding, { score, clause })
        }
    const last = windows.at(-1)
    const clause = last?.clauses.at(-1)
    const isCut = last !== undefined && last.ids.length >= this.#tokenizer.limit && last.clauses.length === 1
    return {
      known: this.#known,
      readTo: clause ? (isCut ? clause.start : clause.end) : 0,
      signs: new Map(
        [...best].map(([finding, { score, clause }]) => [
          finding,
          { start: clause.start, end: clause.end, isTold: score >= told },
        ]),
      ),
    }
  }
}
