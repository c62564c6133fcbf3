import { rulesThatHold, URGENCIES } from '@candi/domain'
import { expect, it } from 'vitest'
import { screenedSigns } from '../src/conversation/screen-words.ts'
import { loadEnglishWords, loadPartsWithoutReader } from '../src/outside/load-diagnosis-parts.ts'
import { productRoot } from '../src/outside/product-root.ts'
import { seededBelow, withOneTypo } from './one-typo.ts'
import { BRAKES_AND_STEERING } from './told-dangers/brakes-and-steering.ts'
import { ENGINE_AND_FUEL } from './told-dangers/engine-and-fuel.ts'
import { PEOPLE_AND_POWER } from './told-dangers/people-and-power.ts'

const SEED = 25
/** Some slips make two words of our vocabulary alike ("brakeo": brake or brakes), and nobody can tell which was meant. */
const LEAST_KEPT = 0.97

it('keeps the level of a danger when one word of it is misspelled', () => {
  const english = loadEnglishWords(productRoot)
  const parts = loadPartsWithoutReader(productRoot)
  const below = seededBelow(SEED)
  const lost: string[] = []
  let tried = 0
  for (const { level, told } of [...BRAKES_AND_STEERING, ...ENGINE_AND_FUEL, ...PEOPLE_AND_POWER])
    for (const text of told) {
      const slipped = withOneTypo(text, english, below)
      if (slipped === null) continue
      tried += 1
      const { observations, fuel } = screenedSigns(parts, slipped)
      const urgency = rulesThatHold(parts.model, observations, fuel)[0]?.urgency ?? 'watch'
      if (URGENCIES.indexOf(urgency) > URGENCIES.indexOf(level)) lost.push(slipped)
    }
  expect(tried).toBeGreaterThan(300)
  expect(1 - lost.length / tried, lost.join('\n')).toBeGreaterThanOrEqual(LEAST_KEPT)
}, 60_000)
