import { madeBeforehand } from '../conversation/diagnosis-parts.ts'
import { productRoot } from '../outside/product-root.ts'
import type { House } from './house.ts'

type WithLanguageModel = typeof import('../outside/language-model/with-language-model.ts')
type Narration = Parameters<WithLanguageModel['createOutsideNarrator']>[1]

/** The language model of the operator, null where none is set up. The packages of its makers are loaded only where one is. */
export async function openLanguage({ environment, diagnosis, turns, metrics, now, log }: House) {
  const settings = environment.languageModel
  if (settings === null) return null
  const { openVision, createOutsideNarrator } = await import(
    '../outside/language-model/with-language-model.ts'
  )
  return {
    vision: openVision(settings, productRoot, diagnosis),
    narrator: (lookUp: Omit<Narration['desk'], 'diagnosis' | 'turns'>) =>
      createOutsideNarrator(settings, {
        root: productRoot,
        // It reads signs between two words of an answer; they must not wait for the reader to be made.
        desk: { diagnosis: madeBeforehand(diagnosis), turns, ...lookUp },
        now,
        onBroken: (because) => {
          metrics.countNarration(because)
          log.warn({ because }, 'the language model did not finish a turn')
        },
      }),
  }
}

export type Language = NonNullable<Awaited<ReturnType<typeof openLanguage>>>
