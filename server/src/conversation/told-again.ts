import type { Assessment } from '@candi/contracts'
import { listed, lowerFirst, together } from '../translate/sentence.ts'
import { likelyToBe, whatProves } from './sum-up.ts'

/**
 * The same sheet in other words, for whoever asks to be answered again: the verdict first, what to do, what it may be and
 * on which signs. It says no less of driving than the first telling.
 */
export function toldAgain(sheet: Assessment): string {
  const { verdict, doNow, tripwires, causes, second } = sheet
  const [step] = doNow
  const signs = causes.find(({ problem }) => problem !== '')?.signsFor ?? []
  return [
    together(
      `Put another way: **${verdict.headline}.**`,
      step ? `What to do first: ${lowerFirst(step.title)}.` : '',
      tripwires.deadline,
    ),
    verdict.reason,
    together(
      likelyToBe(sheet),
      signs.length > 0 ? `What speaks for what stands first: ${listed(signs)}.` : '',
      whatProves(sheet),
    ),
    second?.isTold ? second.text : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}
