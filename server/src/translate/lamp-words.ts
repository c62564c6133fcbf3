import type { SeenBook } from '../conversation/seen-book.ts'

/** The chart of lamps in the driver's words, as it goes over the wire; parsed there against the contract. */
export const describeLamps = (book: SeenBook) =>
  book.knowledge.lamps.map(({ id, meanings, question, asksFirst: _, ...lamp }) => ({
    ...lamp,
    id,
    meanings: meanings.map(({ speaksFor, ...meaning }) => ({
      ...meaning,
      sign: speaksFor && { ...speaksFor, words: book.wordsOfLamp(id) },
    })),
    question: question && {
      id: question.id,
      text: question.text,
      how: question.how,
      options: question.options.map(({ label, says }) => ({ label, says })),
    },
  }))
