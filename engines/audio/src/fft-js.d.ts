/** The part of fft.js that is used here; the package carries no types. */
declare module 'fft.js' {
  export default class FFT {
    constructor(size: number)
    createComplexArray(): number[]
    /** Real input of `size` numbers; output interleaved (re, im), only the first half is filled. */
    realTransform(out: number[], data: ArrayLike<number>): void
    /** Complex input of `size` numbers, interleaved as the output. */
    transform(out: number[], data: ArrayLike<number>): void
    completeSpectrum(spectrum: number[]): void
    inverseTransform(out: number[], data: ArrayLike<number>): void
  }
}
