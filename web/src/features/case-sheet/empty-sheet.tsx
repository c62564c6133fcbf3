import { Icon } from '../../parts/icon.tsx'
import { UrgencyScale } from './urgency-scale.tsx'
import './case-sheet.css'
import './sheet-parts.css'

const PARTS = [
  ['What to do now', 'and when to stop and call a tow'],
  ['Likely causes', 'how many of 10 such cars, and what speaks for each'],
  ['Checks you can do', 'the cheapest and most telling first'],
  ['What it may cost', 'parts and labor, so that a quote does not surprise you'],
  ['What to tell the workshop', 'in words they know, on one page'],
] as const

/** What will stand here, before anything was said. Only on a wide screen. */
export function EmptySheet() {
  return (
    <aside className="sheet empty-sheet" aria-label="Case sheet, still empty">
      <section className="verdict tone-none">
        <div className="row">
          <div className="gutter">
            <Icon name="car" className="telltale" />
          </div>
          <div className="body">
            <h2 className="eyebrow">Can I drive it?</h2>
            <p className="headline">The first answer comes with your first sentence.</p>
            <UrgencyScale urgency={null} />
          </div>
        </div>
      </section>
      <div className="row">
        <div className="gutter">
          <h2>Then, in order</h2>
        </div>
        <dl className="body out">
          {PARTS.map(([title, words]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  )
}
