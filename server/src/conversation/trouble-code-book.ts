import {
  type CodeFindingRule,
  type CodeWords,
  describeTroubleCode,
  holdsOnlyCodes,
  holdsOnlyReport,
  isDenied,
  judgeCodeFindings,
  readTroubleCodes,
  scanReportIn,
  withoutDeniedCodes,
  wordsBesideCodes,
  wordTroubleCode,
} from '@candi/engines/codes'
import type { CodeBook, ExplainedCode } from './code-book.ts'

type Facts = Parameters<typeof describeTroubleCode>[1]

/** The code engine with the knowledge it words codes from. */
export function troubleCodeBook(facts: Facts, words: CodeWords, rules: readonly CodeFindingRule[]): CodeBook {
  const codesIn = (text: string) => [
    ...new Set(
      readTroubleCodes(text)
        .filter((reading) => !isDenied(text, reading))
        .map(({ code }) => code),
    ),
  ]
  const explain = (code: string): ExplainedCode => {
    const described = describeTroubleCode(code, facts)
    if (!described)
      return {
        code,
        title: 'not a trouble code of the standard',
        meaning: 'Codes are a letter (P, B, C or U) and four digits.',
        commonCauses: [],
      }
    const { title, meaning, commonCauses, urgency } = wordTroubleCode(described, words)
    return { code, title, meaning, commonCauses, note: words.commonCodes.get(code)?.note, urgency }
  }
  return {
    codesIn,
    besideCodes: (text) => wordsBesideCodes(text, facts),
    withoutDenied: withoutDeniedCodes,
    spelledOut: (text) =>
      holdsOnlyCodes(text, facts)
        ? [text, ...codesIn(text).map((code) => explain(code).title)].join('. ')
        : withoutDeniedCodes(text),
    reportAlone: (text) => (holdsOnlyReport(text, facts) ? scanReportIn(text) : null),
    explain,
    findingsOf: (codes) =>
      judgeCodeFindings(
        codes.map((code) => ({ code, start: 0, end: code.length, quote: code, confidence: 0.97 })),
        rules,
      ),
  }
}
