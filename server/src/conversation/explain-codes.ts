import type { DiagnosisParts } from './ports.ts'

const MOST = 4

/** What codes mean, one paragraph each. */
export const explainCodes = (parts: Pick<DiagnosisParts, 'codes'>, codes: readonly string[]): string =>
  codes
    .slice(0, MOST)
    .map((code) => explainCode(parts, code))
    .join('\n\n')

function explainCode({ codes }: Pick<DiagnosisParts, 'codes'>, code: string): string {
  const { title, meaning, commonCauses } = codes.explain(code)
  const causes = commonCauses.length > 0 ? ` Usual causes: ${commonCauses.slice(0, 4).join('; ')}.` : ''
  return `**${code}: ${title}.** ${meaning}${causes} A code names the place where the car noticed something, not the part to replace.`
}
