import type { CollectionNeeds, ProblemId } from '@candi/contracts'
import { Icon } from '../../parts/icon.tsx'
import { type UrgentNeed, urgentNeedsOf } from './urgent-needs-of.ts'
import './community.css'

type Props = { needs: CollectionNeeds; onChoose: (problem: ProblemId) => void }

/** What is wanted most; a tap chooses it in the form. Nothing where nobody could tell. */
export function UrgentNeeds({ needs, onChoose }: Props) {
  const groups = urgentNeedsOf(needs)
  if (groups.length === 0) return null
  return (
    <section className="needs" aria-labelledby="h-needs">
      <h2 id="h-needs">Urgent needs</h2>
      <p className="soft">These are missing most. Tap one to choose it below.</p>
      <div className="needs-groups">
        {groups.map((group) => (
          <div key={group.id}>
            <h3>{group.title}</h3>
            <ul>
              {group.needs.map((need) => (
                <li key={need.id}>
                  <Need need={need} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

function Need({ need, onChoose }: { need: UrgentNeed; onChoose: Props['onChoose'] }) {
  const { title, needed, problem } = need
  const words = (
    <>
      <span>{title}</span> <span className="num">{needed.toLocaleString('en-US')} needed</span>
    </>
  )
  if (problem === undefined) return <p className="need">{words}</p>
  return (
    <button className="need" type="button" onClick={() => onChoose(problem)}>
      {words}
      <Icon name="arrow" className="tiny" />
    </button>
  )
}
