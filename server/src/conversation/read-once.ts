import type { TextOpinion } from '@candi/engines/text'
import type { OpinionReader } from './ports.ts'

/** Lets the reader see each text of one turn once: the last message and all complaints together are often the same. */
export function readOnce(reader: OpinionReader): OpinionReader {
  const read = new Map<string, Promise<TextOpinion>>()
  return {
    opinionOf(text) {
      const known = read.get(text)
      if (known) return known
      const opinion = reader.opinionOf(text)
      read.set(text, opinion)
      return opinion
    },
  }
}
