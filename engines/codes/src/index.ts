export { rangeOfCode } from './code-range.ts'
export type { CodeWords, CommonCode, ComponentWords, ModeWords } from './code-words.ts'
export { isDenied } from './denied-code.ts'
export { type CodeFindingRule, judgeCodeFindings } from './judge-findings.ts'
export { describeTroubleCode } from './measure-code.ts'
export { readTroubleCodes } from './read-codes.ts'
export { type ScanReport, scanReportIn } from './scan-report.ts'
export type * from './trouble-code.ts'
export { type WordedTroubleCode, wordTroubleCode } from './word-code.ts'
export {
  holdsOnlyCodes,
  holdsOnlyReport,
  withoutDeniedCodes,
  wordsBesideCodes,
} from './words-beside-codes.ts'
