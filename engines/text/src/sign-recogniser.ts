import { type Clause, clausesOf } from './clause.ts'
import type { ReadSign } from './judge-findings.ts'
import { countNgrams } from './ngram-counts.ts'
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

/** Whole clauses of a message, as many as the encoder reads at once. */
export interface ClauseWindow {
  /** Ids of the vocabulary, with a mark at each end. */
  readonly ids: readonly number[]
  readonly clauses: readonly (Clause & {
    /** Its first token in `ids`, and the one behind its last. */
    readonly from: number
    readonly to: number
  })[]
}

/** What a message tells by meaning: ids and places, no words. */
export interface RecognisedSigns {
  /** All findings that could have been recognised. */
  readonly known: ReadonlySet<string>
  /** Where reading ended: of what is told behind it nothing is said here. */
  readonly readTo: number
  /** Findings that may be told, each with its likeliest clause; surely enough to be heard without a phrase, or not. */
  readonly signs: ReadonlyMap<string, Clause & { readonly isTold: boolean }>
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

/** Longer messages are read this far by meaning, and by phrases to their end: 400 words tell enough. */
const MOST_WINDOWS = 3

/**
 * Messages of so few words are left to the phrases, and from so many on the recogniser is also believed where it contradicts one: what it
 * learned from are posts, which are seldom shorter.
 */
const WORDS = { fewest: 25, many: 36 } as const

/** Surer than a hedged phrase, less sure than a plain one. */
const CONFIDENCE = 0.8

/** How much of a clause is quoted. */
const QUOTED = 160

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
    if (wordsIn(text) < WORDS.fewest) return []
    const windows: ClauseWindow[] = []
    let rest = clausesOf(text)
    while (rest.length > 0 && windows.length < MOST_WINDOWS) {
      const window = this.#windowFrom(text, rest)
      windows.push(window)
      rest = rest.slice(window.clauses.length)
    }
    return windows
  }

  #windowFrom(text: string, clauses: readonly Clause[]): ClauseWindow {
    const [mark = 0, endMark = 0] = this.#tokenizer.encode('')
    const ids = [mark]
    const held: ClauseWindow['clauses'][number][] = []
    for (const clause of clauses) {
      // One clause that is longer than all that is read at once is cut by the tokenizer, and is a window of its own.
      const tokens = this.#tokenizer.encode(text.slice(clause.start, clause.end)).slice(1, -1)
      if (held.length > 0 && ids.length + tokens.length >= this.#tokenizer.limit) break
      const from = ids.length
      ids.push(...tokens)
      held.push({ ...clause, from, to: ids.length })
    }
    return { ids: [...ids, endMark], clauses: held }
  }

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
        [...best].map(
          ([
            finding,
            {
              score,
              clause: { start, end },
            },
          ]) => [finding, { start, end, isTold: score >= told }],
        ),
      ),
    }
  }
}

/** Signs of a message by phrase and by meaning together, in the order in which they are told. */
export function signsByMeaning(
  text: string,
  { known, readTo, signs }: RecognisedSigns,
  byPhrases: readonly ReadSign[],
): ReadSign[] {
  const isLong = wordsIn(text) >= WORDS.many
  const stands = ({ observation: { finding, state }, end }: ReadSign) =>
    !isLong || state !== 'present' || !known.has(finding) || end > readTo || signs.has(finding)
  const read = new Set(byPhrases.map(({ observation }) => observation.finding))
  const added = [...signs]
    .filter(([finding, { isTold }]) => isTold && !read.has(finding))
    .map(
      ([finding, { start, end }]): ReadSign => ({
        observation: {
          finding,
          state: 'present',
          confidence: CONFIDENCE,
          source: 'words',
          quote: text.slice(start, Math.min(end, start + QUOTED)),
        },
        start,
        end,
      }),
    )
  return [...byPhrases.filter(stands), ...added].sort(
    (left, right) => left.start - right.start || left.end - right.end,
  )
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length
