import type { FindingId, FindingState } from './finding.ts'
import type { Need } from './need.ts'
import type { Urgency } from './urgency.ts'

/** A finding for which something seen speaks, and which share of its probability carries over. */
export interface SeenMeaning {
  readonly finding: FindingId
  /** In (0, 0.95]: a photo is never certain. */
  readonly share: number
}

/** What a lamp means in one of the colours it is made in. */
export interface LampMeaning {
  readonly colour: string
  readonly meaning: string
  /** Null where it is no warning: a light that is on because it was switched on. */
  readonly urgency: Urgency | null
  /** Null where the lamp alone speaks for no fault. */
  readonly speaksFor: SeenMeaning | null
}

/** A question beside a picture that ends in findings. */
export interface SeenQuestionText {
  readonly id: string
  readonly text: string
  readonly how: string | null
  /** What `how` asks the owner to do. */
  readonly requires: readonly Need[]
  readonly options: readonly {
    readonly label: string
    /** The family of colour to compare with; null where the option is no colour. */
    readonly colour: string | null
    /** The proposal of the pixels that this option answers to; null where they say nothing of it. */
    readonly proposal: string | null
    readonly says: readonly {
      readonly finding: FindingId
      readonly state: Exclude<FindingState, 'unknown'>
    }[]
  }[]
}

/** One lamp of the instrument panel, as a mechanic tells an owner of it. */
export interface LampKnowledge {
  readonly id: string
  /** "Oil pressure lamp". */
  readonly name: string
  readonly otherNames: readonly string[]
  /** "A red oil can with a drop at its spout". */
  readonly looks: string
  /** The usual colour first. */
  readonly meanings: readonly LampMeaning[]
  /** What it is taken for, and how to tell. */
  readonly confusedWith: readonly { readonly lamp: string; readonly difference: string }[]
  /** Whether it lights for a moment when the ignition is switched on. */
  readonly inBulbCheck: boolean
  /** The one question that decides; null where none does. */
  readonly question: SeenQuestionText | null
  /** The finding of that question which the conversation asks first where this lamp was seen; null: nothing is hurried. */
  readonly asksFirst: FindingId | null
}

/** Signs beside single lamps. */
export interface SeenSigns {
  /** What lamps mean that are lit at once. */
  readonly together: readonly (SeenMeaning & { readonly lamps: readonly string[]; readonly words: string })[]
  /** Many warnings at once, whichever they are. */
  readonly crowd: SeenMeaning & { readonly least: number; readonly words: string }
  /** What pixels propose of a thing that is no lamp. */
  readonly proposals: readonly (SeenMeaning & { readonly seen: string; readonly words: string })[]
  /** Needles that stand from a level on, 0 at cold or empty and 1 at hot or full; the first row that fits counts. */
  readonly gauges: readonly (SeenMeaning & {
    readonly gauge: string
    readonly from: number
    readonly words: string
  })[]
  /** Messages of a display: any of the patterns, in letters without case. */
  readonly messages: readonly (SeenMeaning & {
    readonly patterns: readonly string[]
    /** Counts where no other message speaks. */
    readonly onlyAlone: boolean
    readonly words: string
  })[]
}

/** All that is known of photos. */
export interface SeenKnowledge {
  readonly lamps: readonly LampKnowledge[]
  readonly signs: SeenSigns
  /** Guided questions by what a photo shows, the most telling first. */
  readonly questions: Readonly<Record<string, readonly SeenQuestionText[]>>
}
