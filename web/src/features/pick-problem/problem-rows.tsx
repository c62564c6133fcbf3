import { type CategoryId, PROBLEMS, type ProblemId } from '@candi/contracts'
import { Segments } from '../../parts/segments.tsx'
import { PRIORITY_WORDS } from './priority-words.ts'

type Props = { category: CategoryId; chosen: ProblemId | null; onChoose: (problem: ProblemId) => void }

/** The problems of a category, each with its priority and how many recordings are wanted. */
export function ProblemRows({ category, chosen, onChoose }: Props) {
  return (
    <ul className="pick-rows">
      {PROBLEMS.filter((problem) => problem.category === category).map(({ id, title, priority, target }) => (
        <li key={id}>
          <button
            className="pick-row pick-problem"
            type="button"
            aria-pressed={chosen === id}
            onClick={() => onChoose(id)}
          >
            <span className="pick-name">{title}</span>
            <span className="pick-priority">
              <Segments value={PRIORITY_WORDS[priority].lit} count={4} />
              {PRIORITY_WORDS[priority].name}
              <span className="sr"> priority,</span>
            </span>
            <span className="pick-target soft">
              Target <span className="num">{target}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
