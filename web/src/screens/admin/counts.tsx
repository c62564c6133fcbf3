import type { AdminCounts } from '@candi/contracts'
import { Waiting } from '../../parts/waiting.tsx'
import { LoadFailure } from './load-failure.tsx'
import { TurnsGraphic } from './turns-graphic.tsx'
import type { Loaded } from './use-loaded.ts'

const NUMBERS = [
  ['accounts', 'Accounts'],
  ['verified', 'Verified'],
  ['pro', 'Pro'],
  ['founders', 'Founders'],
  ['disabled', 'Disabled'],
] as const satisfies readonly (readonly [keyof AdminCounts, string])[]

export function Counts({ counts: { value, failure, reload } }: { counts: Loaded<AdminCounts> }) {
  return (
    <section aria-labelledby="h-counts">
      <h2 id="h-counts" className="sr">
        Counts
      </h2>
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {!value && !failure && <Waiting short="Counting" long="Counting over a slow connection" />}
      {value && (
        <div className="admin-counts">
          <dl>
            {NUMBERS.map(([key, word]) => (
              <div key={key}>
                <dt>{word}</dt>
                <dd>{value[key].toLocaleString('en-US')}</dd>
              </div>
            ))}
          </dl>
          <TurnsGraphic days={value.turnsLastWeek} />
        </div>
      )}
    </section>
  )
}
