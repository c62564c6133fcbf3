import type { FindingId } from './finding.ts'
import type { Need } from './need.ts'

export interface AdviceStep {
  readonly title: string
  readonly detail: string
  /** All that it asks of owner and car; to bring a car that rolls to a stand is asking for nothing. */
  readonly requires: readonly Need[]
  /** The speed that its text names as the highest, in miles an hour. */
  readonly mph?: number | undefined
}

/** A sign at which nobody drives on. */
export interface Tripwire {
  readonly words: string
  /** Whoever tells one of these has it already: then it is nothing to watch for. */
  readonly findings: readonly FindingId[]
}

export const TELLTALES = [
  'brake',
  'engine',
  'oil',
  'temperature',
  'battery',
  'steering',
  'tire',
  'fuel',
  'transmission',
  'exhaust',
  'electric',
  'general',
] as const
export type Telltale = (typeof TELLTALES)[number]

/** What to do about one of the problems, by how urgent it is. */
export interface Advice {
  readonly telltale: Telltale
  /** Completes "…, and …": what may happen on the road when it is urgent. */
  readonly danger: string
  readonly stop: readonly AdviceStep[]
  readonly limp: readonly AdviceStep[]
  readonly wait: readonly AdviceStep[]
  /** Complete "Stop and call a tow if …". */
  readonly tripwires: readonly Tripwire[]
  /** Completes "Please …, before replacing anything." */
  readonly ask: string
}

/** A short answer to a question about cars in general. */
export interface HowTo {
  readonly id: string
  readonly title: string
  readonly asks: readonly string[]
  readonly answer: string
  readonly topic: 'how' | 'what' | 'cost' | 'safety' | 'workshop' | 'maintenance'
}
