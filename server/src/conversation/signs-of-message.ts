import { type ReadSign, signsByMeaning } from '@candi/engines/text'
import type { DiagnosisParts } from './ports.ts'

/** The signs of a whole message: by phrases, and by what its clauses mean where there is a reader who knows. */
export async function signsOfMessage(
  {
    signs,
    reader,
    languages,
    model,
    codes,
  }: Pick<DiagnosisParts, 'signs' | 'reader' | 'languages' | 'model' | 'codes'>,
  text: string,
): Promise<ReadSign[]> {
  const byPhrases = signs.read(text)
  if (!reader?.recognise || languages.read(text) !== null) return byPhrases
  const recognised = await reader.recognise(codes.withoutDenied(text), byPhrases)
  if (!recognised) return byPhrases
  const all = signsByMeaning(text, recognised, byPhrases)
  const displaced = new Set(
    all.flatMap(({ observation: { finding, state } }) =>
      state === 'present' ? (model.findings.get(finding)?.insteadOf ?? []) : [],
    ),
  )
  return all.filter((sign) => byPhrases.includes(sign) || !displaced.has(sign.observation.finding))
}
