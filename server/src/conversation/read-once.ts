import { likeliestAct, type ReadSign } from '@candi/engines/text'
import type { DiagnosisParts, OpinionReader } from './ports.ts'

/** What is asked of a text once in a turn, however often it is needed. */
function once<Rest extends unknown[], Value>(read: (text: string, ...rest: Rest) => Value) {
  const known = new Map<string, { readonly value: Value }>()
  return (text: string, ...rest: Rest): Value => {
    const found = known.get(text) ?? { value: read(text, ...rest) }
    known.set(text, found)
    return found.value
  }
}

/** Lets the reader see each text of one turn once: the last message and all complaints together are often the same. */
function readOpinionOnce(all: OpinionReader): OpinionReader {
  const reader = all.forTurn?.() ?? all
  const { recognise } = reader
  return {
    opinionOf: once((text) => reader.opinionOf(text)),
    ...(recognise
      ? { recognise: once((text: string, signs: readonly ReadSign[]) => recognise(text, signs)) }
      : {}),
  }
}

/** The parts for one turn, in which every text is read once: a message is judged, understood and, after an answer, understood again. */
export function partsForTurn(parts: DiagnosisParts): DiagnosisParts {
  const { codes, reader } = parts
  const odds = once((text) => parts.acts.odds(text))
  return {
    ...parts,
    signs: { read: once((text) => parts.signs.read(text)) },
    acts: { odds, read: once((text) => likeliestAct(odds(text))) },
    languages: { read: once((text) => parts.languages.read(text)) },
    codes: {
      ...codes,
      codesIn: once((text) => codes.codesIn(text)),
      besideCodes: once((text) => codes.besideCodes(text)),
      withoutDenied: once((text) => codes.withoutDenied(text)),
    },
    reader: reader && readOpinionOnce(reader),
  }
}
