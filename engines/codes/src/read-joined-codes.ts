import type { CodeTail } from './read-code-tail.ts'
import type { TroubleCodeReading } from './trouble-code.ts'

/** Codes that a scanner app ran together ("P0301P0302"), and one with its kind of failure behind it ("P246F00"). */
const JOINED = /(?<![a-z0-9_])(?:[pbcu][0-3][0-9a-f]{3}){2,12}(?![a-z0-9_])/gi
const WITH_FAILURE_TYPE = /(?<![a-z0-9_])([pbcu][0-3][0-9a-f]{3})([0-9a-f]{2})(?![a-z0-9_-])/gi
const LENGTH = 5

export function readJoinedCodes(text: string): CodeTail[] {
  return [
    ...[...text.matchAll(JOINED)].map(({ 0: run, index }) => ({
      end: index + run.length,
      readings: codesOf(run, index),
    })),
    ...[...text.matchAll(WITH_FAILURE_TYPE)].map(({ 0: quote, 1: code = '', 2: failure = '', index }) => ({
      end: index + quote.length,
      readings: [
        {
          code: code.toUpperCase(),
          start: index,
          end: index + quote.length,
          quote,
          failureType: failure.toUpperCase(),
          confidence: 0.92,
        },
      ],
    })),
  ]
}

const codesOf = (run: string, at: number): TroubleCodeReading[] =>
  Array.from({ length: run.length / LENGTH }, (_, place) => {
    const start = place * LENGTH
    const quote = run.slice(start, start + LENGTH)
    return { code: quote.toUpperCase(), start: at + start, end: at + start + LENGTH, quote, confidence: 0.95 }
  })
