/** Ends that are none: "e.g. the pump", "approx. 5 minutes". */
const ABBREVIATION = /\b(?:e\.g|i\.e|approx|vs|etc|no|fig|incl|max|min|mr|mrs|dr|st)\.$/i
const END = /[.!?…]["'”’)\]*_]*(?=\s)|\n+/g

/** Cuts a text that arrives in pieces into sentences, each with the white space that follows it. */
export class SentenceSplitter {
  private waiting = ''

  /** Takes the next piece. @returns the sentences that it completes, in their order; joined they are the text */
  push(piece: string): string[] {
    this.waiting += piece
    const sentences: string[] = []
    let start = 0
    for (const match of this.waiting.matchAll(END)) {
      // The white space behind a sentence was taken with it.
      if (match.index < start) continue
      const end = match.index + match[0].length
      const sentence = this.waiting.slice(start, end)
      if (ABBREVIATION.test(sentence) || isListNumber(sentence)) continue
      const gap = /^\s+/.exec(this.waiting.slice(end))?.[0] ?? ''
      // White space may go on in the next piece; what is passed on now is complete all the same.
      sentences.push(sentence + gap)
      start = end + gap.length
    }
    this.waiting = this.waiting.slice(start)
    return sentences
  }

  /** What is left at the end: a sentence without its end, or nothing. */
  rest(): string {
    const rest = this.waiting
    this.waiting = ''
    return rest
  }

  /** How much waits for its end. */
  get waitingCharacters(): number {
    return this.waiting.length
  }
}

/** "1." at the head of a line counts an item of a list. */
const isListNumber = (sentence: string) => /^\s*\d{1,2}\.$/.test(sentence)
