import { levelOf, QUIETEST_DB } from './level.ts'
import { readSound } from './read-sound.ts'
import { speechOf } from './speech.ts'
import { windOf } from './wind.ts'

/** What to tell the one who is recording, at this moment. */
export type LiveHint = 'too_quiet' | 'clipped' | 'windy' | 'speech'

/** Looked at anew this often. */
const STEP_SECONDS = 0.1
/** A hint stands at least this long, and nothing is said before a first impression of that length. */
const STAND_SECONDS = 1
/** Loudness is taken over so many steps: half a second. */
const LOUDNESS_STEPS = 5
/** Being cut is remembered for so many steps: two seconds. */
const CLIPPED_STEPS = 20

/** Too quiet below the first, quiet no longer above the second, in dB of full scale. */
const QUIET_BELOW_DB = -50
const QUIET_UNTIL_DB = -46
/** Share of samples at the edge: heard as crackle from about one in a thousand. */
const CLIPPED_FROM = 0.002

/** Wind and speech show themselves over so much time, and are asked about this often: it costs a few milliseconds. */
const LISTEN_SECONDS = 3
const LISTEN_EVERY_STEPS = 10
/** Odds from which they are told of, and below which they are no longer. */
const TOLD_FROM = 0.7
const TOLD_UNTIL = 0.4

/** Listens along while recording and tells the one hint to show now, steadily enough to read. */
export class LiveCheck {
  readonly #sampleRateHz: number
  readonly #step: Float32Array
  /** The last seconds, oldest first. */
  readonly #heard: Float32Array
  readonly #loudness: number[] = []
  readonly #clipped: number[] = []
  #filled = 0
  #steps = 0
  #hint: LiveHint | null = null
  #hintSince = 0
  #wind = 0
  #speech = 0

  /** `sampleRateHz` from 8,000 to 96,000 as the microphone gives it. */
  constructor(sampleRateHz: number) {
    this.#sampleRateHz = sampleRateHz
    this.#step = new Float32Array(Math.round(STEP_SECONDS * sampleRateHz))
    this.#heard = new Float32Array(Math.round(LISTEN_SECONDS / STEP_SECONDS) * this.#step.length)
  }

  /** Takes the next samples, -1 to 1, any number of them; gives the hint to show, null where all is well. */
  push(block: Float32Array): LiveHint | null {
    let from = 0
    while (from < block.length) {
      const part = block.subarray(from, from + this.#step.length - this.#filled)
      this.#step.set(part, this.#filled)
      this.#filled += part.length
      from += part.length
      if (this.#filled === this.#step.length) this.#lookAtStep()
    }
    return this.#hint
  }

  #lookAtStep() {
    const { loudnessDb, clippedShare } = levelOf(this.#step)
    remember(this.#loudness, loudnessDb, LOUDNESS_STEPS)
    remember(this.#clipped, clippedShare, CLIPPED_STEPS)
    this.#heard.copyWithin(0, this.#step.length)
    this.#heard.set(this.#step, this.#heard.length - this.#step.length)
    this.#filled = 0
    this.#steps += 1
    if (this.#steps % LISTEN_EVERY_STEPS === 0) this.#listen()
    const stands = Math.round((this.#steps - this.#hintSince) * STEP_SECONDS * 1000) >= STAND_SECONDS * 1000
    const wanted = this.#wanted()
    if (!stands || wanted === this.#hint) return
    this.#hint = wanted
    this.#hintSince = this.#steps
  }

  #listen() {
    const known = Math.min(this.#heard.length, this.#steps * this.#step.length)
    // Less than half the time says nothing yet.
    if (2 * known < this.#heard.length) return
    const sound = readSound([this.#heard.subarray(this.#heard.length - known)], this.#sampleRateHz)
    this.#wind = windOf(sound)
    this.#speech = speechOf(sound)
  }

  /** What spoils most comes first: what is cut or too faint cannot be mended afterwards. */
  #wanted(): LiveHint | null {
    if (mean(this.#clipped) >= CLIPPED_FROM) return 'clipped'
    const quiet = this.#hint === 'too_quiet' ? QUIET_UNTIL_DB : QUIET_BELOW_DB
    if (Math.max(QUIETEST_DB, ...this.#loudness) < quiet) return 'too_quiet'
    if (this.#speech >= (this.#hint === 'speech' ? TOLD_UNTIL : TOLD_FROM)) return 'speech'
    if (this.#wind >= (this.#hint === 'windy' ? TOLD_UNTIL : TOLD_FROM)) return 'windy'
    return null
  }
}

function remember(list: number[], value: number, most: number) {
  list.push(value)
  if (list.length > most) list.shift()
}

const mean = (list: readonly number[]) =>
  list.reduce((total, value) => total + value, 0) / Math.max(1, list.length)
