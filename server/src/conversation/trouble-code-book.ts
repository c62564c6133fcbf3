import {
  type CodeFindingRule,
  type CodeWords,
  describeTroubleCode,
  isDenied,
  judgeCodeFindings,
  readTroubleCodes,
  withoutDeniedCodes,
  wordsBesideCodes,
  wordTroubleCode,
} from '@candi/engines/codes'
import type { CodeBook } from './code-book.ts'

type Facts = Parameters<typeof describeTroubleCode>[1]

/** The code engine with the knowledge it words codes from. */
export function troubleCodeBook(facts: Facts, words: CodeWords, rules: readonly CodeFindingRule[]): CodeBook {
  return {
    codesIn: (text) => [
      ...new Set(
        readTroubleCodes(text)
          .filter((reading) => !isDenied(text, reading))
          .map(({ code }) => code),
      ),
    ],
    besideCodes: (text) => wordsBesideCodes(text, facts),
    withoutDenied: withoutDeniedCodes,
    explain(code) {
      const described = describeTroubleCode(code, facts)
      if (!described)
        return {
          code,
          title: 'not a trouble code of the standard',
          meaning: 'Codes are a letter (P, B, C or U) and four digits.',
          commonCauses: [],
        }
      const worded = wordTroubleCode(described, words)
      return {
        code,
        title: worded.title,
        meaning: worded.meaning,
        commonCauses: worded.commonCauses,
      }
    },
    findingsOf: (codes) =>
      judgeCodeFindings(
        codes.map((code) => ({ code, start: 0, end: code.length, quote: code, confidence: 0.97 })),
        rules,
      ),
  }
}
