import type { ReadSign, TextOpinion } from '@candi/engines/text'
import type { DiagnosisParts, OpinionReader } from './ports.ts'

/** Lets the reader see each text of one turn once: the last message and all complaints together are often the same. */
function readOpinionOnce(reader: OpinionReader): OpinionReader {
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

/** The same for the signs: a message is judged, understood and, after an answer, understood again. */
function readSignsOnce(signs: DiagnosisParts['signs']): DiagnosisParts['signs'] {
  const read = new Map<string, ReadSign[]>()
  return {
    read(text) {
      const found = read.get(text) ?? signs.read(text)
      read.set(text, found)
      return found
    },
  }
}

/** The parts for one turn, in which every text is read once. */
export const partsForTurn = (parts: DiagnosisParts): DiagnosisParts => ({
  ...parts,
  signs: readSignsOnce(parts.signs),
  reader: parts.reader && readOpinionOnce(parts.reader),
})
