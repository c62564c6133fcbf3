import { Writable } from 'node:stream'

/** Takes down what a command writes. */
export class Paper extends Writable {
  text = ''

  override _write(chunk: Buffer, _: string, done: () => void) {
    this.text += String(chunk)
    done()
  }
}

/** The lines of JSON among which a program finds its answers. */
export const jsonLines = (text: string): Record<string, unknown>[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
