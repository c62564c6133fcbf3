import { isGrave } from '@candi/domain'
import type { ScoredCase } from './scored-case.ts'
import { isWithin } from './scores.ts'

/** Every case whose problem was not first, or whose urgency was wrong, for reading, not for printing into docs. */
export function missesOf(cases: readonly ScoredCase[], texts: ReadonlyMap<string, string>): string {
  return cases
    .filter((scored) => !isWithin(scored, 1) || isUrgencyWrong(scored))
    .map((scored) => {
      const first = [...scored.problems]
        .sort((left, right) => right.probability - left.probability)
        .slice(0, 4)
      const marks = [
        isWithin(scored, 3) ? '' : 'NOT IN THREE',
        isUrgencyWrong(scored)
          ? `URGENCY ${scored.urgency} but ${scored.stopDriving ? 'must not drive' : 'may drive'}`
          : '',
      ]
      return `${scored.id} ${scored.gold} [${scored.accept.join(', ')}] ${marks.join(' ')}\n   ${first.map(({ id, probability }) => `${id} ${probability.toFixed(2)}`).join(', ')}\n   ${(texts.get(scored.id) ?? '').slice(0, 300)}`
    })
    .join('\n')
}

const isUrgencyWrong = ({ stopDriving, urgency }: ScoredCase) =>
  stopDriving !== null && stopDriving !== isGrave(urgency)
