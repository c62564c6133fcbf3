import { type CategoryId, PROBLEMS } from '@candi/contracts'
import { Icon } from '../../parts/icon.tsx'
import type { IconName } from '../../parts/icon-shapes.tsx'
import { CATEGORIES } from './category-titles.ts'

const ICONS: Readonly<Record<CategoryId, IconName>> = {
  engine_mechanical: 'engine',
  exhaust_exterior: 'exhaust',
  unclassified: 'help',
  cabin_performance: 'tire',
}

type Props = { chosen: CategoryId | null; onChoose: (category: CategoryId) => void }

export function CategoryRows({ chosen, onChoose }: Props) {
  return (
    <ul className="pick-rows">
      {CATEGORIES.map(({ id, title }) => (
        <li key={id}>
          <button
            className="pick-row"
            type="button"
            aria-pressed={chosen === id}
            onClick={() => onChoose(id)}
          >
            <Icon name={ICONS[id]} />
            <span className="pick-name">{title}</span>
            <span className="soft">{PROBLEMS.filter(({ category }) => category === id).length} problems</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
