import { FEATURE_DRAWINGS } from './feature-drawings.tsx'
import './feature-list.css'

const FEATURES = [
  {
    name: 'Instant Insight',
    drawing: 'gauge',
    says: 'The first answer comes with your first sentence. It says what it knows and what it still has to ask.',
  },
  {
    name: 'Confidence-Building Insights',
    drawing: 'segments',
    says: 'Each cause shows why it is on the list and how sure we are, in words you can use: 7 of 10 such cars.',
  },
  {
    name: 'Empowerment-Focused Design',
    drawing: 'page',
    says: 'Got a fact wrong? Tap it and the list moves. Then print one clean page for your mechanic.',
  },
  {
    name: 'No Hardware Needed',
    drawing: 'noPlug',
    says: 'No plug for the OBD2 port, no cable. The phone in your hand has all it takes.',
  },
  {
    name: 'Multi-Modal AI Analysis',
    drawing: 'camera',
    says: 'Words, photos and sound feed one answer. Photos and sound come with Pro and Founder.',
  },
  {
    name: 'Privacy-First Cloud Processing',
    drawing: 'lockedCloud',
    says: 'Our server reads, answers and forgets. What you send for a diagnosis is never stored. Your history stays in your browser.',
  },
] as const

export function FeatureList() {
  return (
    <section className="sec" aria-labelledby="home-features">
      <div className="wrap">
        <h2 id="home-features">Key Features</h2>
        <ul className="features">
          {FEATURES.map(({ name, drawing, says }) => (
            <li key={name}>
              <svg className="feature-drawing" viewBox="0 0 40 40" aria-hidden="true">
                {FEATURE_DRAWINGS[drawing]}
              </svg>
              <h3>{name}</h3>
              <p>{says}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
