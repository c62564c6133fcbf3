/** A title on its way: what is left of it after each facet has been taken out. */
export class TitleRemainder {
  text: string
  constructor(text: string) {
    this.text = text
  }
  take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.text)
    if (match !== null) {
      this.text = `${this.text.slice(0, match.index)} ${this.text.slice(match.index + match[0].length)}`
      this.text = this.text.replace(/\s+/g, ' ').trim()
    }
    return match
  }
}
