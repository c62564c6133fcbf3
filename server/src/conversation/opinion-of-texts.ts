import type { TextOpinion } from '@candi/engines/text'
import type { DiagnosisParts } from './ports.ts'
import { wordsForReader } from './words-for-reader.ts'

export const READER_CHARACTERS = 1_600

/**
 * The reader's view of all that was told. Only English is read to it. It knows no table of codes: where a message is codes and nothing
 * else their titles are read to it, which say what it is about and sound worse than they are, so the danger is judged without them.
 */
export async function opinionOfTexts(
  { reader, languages, codes }: Pick<DiagnosisParts, 'reader' | 'languages' | 'codes'>,
  texts: readonly string[],
): Promise<TextOpinion | null> {
  const joined = (worded: (text: string) => string) => {
    let told = ''
    for (const text of texts) {
      // Of a long case the rest would be made ready for nobody.
      if (told.length > READER_CHARACTERS) break
      if (languages.read(text) === null) told += `${wordsForReader(worded(text))}\n`
    }
    return told.slice(0, -1).slice(0, READER_CHARACTERS)
  }
  const told = joined((text) => codes.withoutDenied(text))
  if (!reader || !told.trim()) return null
  const spelledOut = joined((text) => codes.spelledOut(text))
  const opinion = await reader.opinionOf(told)
  return spelledOut === told ? opinion : { ...(await reader.opinionOf(spelledOut)), danger: opinion.danger }
}
