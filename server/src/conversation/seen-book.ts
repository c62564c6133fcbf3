import type { Lamp } from '@candi/contracts'
import type { FindingId, LampKnowledge, LampMeaning, SeenKnowledge } from '@candi/domain'
import { lowerFirst } from '../translate/sentence.ts'
import { compileMessagePattern } from './message-pattern.ts'

/** What is known of photos, ready to be looked up. */
export interface SeenBook {
  readonly knowledge: SeenKnowledge
  lamp(id: string): LampKnowledge | undefined
  /** What the lamp means in a color; where nobody makes it in that one, as it usually is. */
  meaningOf(id: string, colour: string): LampMeaning | undefined
  /** "oil pressure lamp lit". */
  wordsOfLamp(id: string): string
  /** The sign that a needle speaks for where it stands. */
  signOfGauge(id: string, level: number): SeenKnowledge['signs']['gauges'][number] | undefined
  /** The sign that the first fitting row takes a message for. */
  signOfMessage(text: string): SeenKnowledge['signs']['messages'][number] | undefined
  /** How the ledger may name a finding that was seen, the lamp first; empty where no photo shows it. */
  wordsFor(finding: FindingId): readonly string[]
}

export function seenBook(knowledge: SeenKnowledge): SeenBook {
  const lamps = new Map(knowledge.lamps.map((lamp) => [lamp.id, lamp]))
  const messages = knowledge.signs.messages.map((row) => ({
    row,
    patterns: row.patterns.map(compileMessagePattern),
  }))
  const wordsOfLamp = (id: string) => `${lowerFirst(lamps.get(id)?.name ?? 'a lamp')} lit`
  const words = new Map<FindingId, string[]>()
  const note = (finding: FindingId, said: string) => {
    const known = words.get(finding) ?? []
    if (!known.includes(said)) words.set(finding, [...known, said])
  }
  for (const { id, meanings } of knowledge.lamps)
    for (const { speaksFor } of meanings) if (speaksFor) note(speaksFor.finding, wordsOfLamp(id))
  const { together, crowd, proposals, gauges, messages: rows } = knowledge.signs
  for (const row of [...together, crowd, ...proposals, ...gauges, ...rows]) note(row.finding, row.words)
  return {
    knowledge,
    lamp: (id) => lamps.get(id),
    meaningOf(id, colour) {
      const meanings = lamps.get(id)?.meanings
      return meanings?.find((meaning) => meaning.colour === colour) ?? meanings?.[0]
    },
    wordsOfLamp,
    signOfGauge: (id, level) => gauges.find(({ gauge, from }) => gauge === id && level >= from),
    signOfMessage: (text) =>
      messages.find(({ patterns }) => patterns.some((pattern) => pattern.test(text)))?.row,
    wordsFor: (finding) => words.get(finding) ?? [],
  }
}

/** Whether two lamps are taken for one another. */
export const areConfused = (book: SeenBook, left: Lamp, right: Lamp): boolean =>
  [
    [left, right],
    [right, left],
  ].some(([one, other]) => book.lamp(one ?? '')?.confusedWith.some(({ lamp }) => lamp === other))
