import type { DiagnosisParts } from '../conversation/ports.ts'
import { type NarrationRules, vocabularyOf } from './check-sentence.ts'
import { normalWords, wordsIn } from './grounds.ts'
import { PartNames } from './named-things.ts'
import { softensVerdict } from './softens-verdict.ts'

/** Words of the glossary that name no part, and so say nothing about what is broken; "level ground" is one of them. */
const NO_PART =
  /^(?:(?:p |trouble |fault |pending )?code|idle|misfire|recall|tow|check engine|warranty|torque|mileage|fuse|fluid|ground|neutral|play|rich|seized|cold start)s?$/

/**
 * What any narration is held to, made once from what is known: the parts are those words of the glossary that stand in
 * the title of a cause, the vocabulary is that of all our texts.
 */
export function narrationRules(parts: DiagnosisParts, pages: readonly unknown[] = []): NarrationRules {
  // Its many patterns are made at their first use, which no first sentence is to wait for.
  softensVerdict('Do not drive it.', 'stop')
  const titles = parts.model.causes.map(({ title }) => normalWords(title)).join(' ')
  const names = [...parts.glossary.keys()].filter(
    (term) => !NO_PART.test(term) && titles.includes(normalWords(term)),
  )
  const texts = [
    wordsIn(parts.model.causes),
    wordsIn([...parts.model.findings.values()]),
    wordsIn(parts.model.experiments),
    wordsIn([...parts.advice.values()]),
    wordsIn(parts.howTos),
    wordsIn([...parts.glossary.entries()]),
    wordsIn(pages),
  ]
  return { parts: new PartNames(names), vocabulary: vocabularyOf(texts) }
}
