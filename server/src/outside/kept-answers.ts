/** Answers kept in memory alone: at most so many, the least recently used go first. */
export class KeptAnswers<Answer> {
  private readonly kept = new Map<string, { readonly answer: Answer; readonly at: number }>()

  constructor(
    private readonly most: number,
    private readonly longestMs: number,
    private readonly now: () => Date,
  ) {}

  get(key: string): { readonly answer: Answer; readonly at: Date; readonly ageMs: number } | null {
    const found = this.kept.get(key)
    if (!found) return null
    const ageMs = this.now().getTime() - found.at
    this.kept.delete(key)
    if (ageMs >= this.longestMs) return null
    this.kept.set(key, found)
    return { answer: found.answer, at: new Date(found.at), ageMs }
  }

  keep(key: string, answer: Answer): void {
    this.kept.delete(key)
    this.kept.set(key, { answer, at: this.now().getTime() })
    const [oldest] = this.kept.keys()
    if (this.kept.size > this.most && oldest !== undefined) this.kept.delete(oldest)
  }

  get size(): number {
    return this.kept.size
  }
}
