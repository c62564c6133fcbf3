import { rulesThatHold, URGENCIES } from '@candi/domain'
import { describe, expect, it } from 'vitest'
import { screenedSigns } from '../src/conversation/screen-words.ts'
import { loadPartsWithoutReader } from '../src/outside/load-diagnosis-parts.ts'
import { productRoot } from '../src/outside/product-root.ts'
import { BRAKES_AND_STEERING } from './told-dangers/brakes-and-steering.ts'
import { ENGINE_AND_FUEL } from './told-dangers/engine-and-fuel.ts'
import { FOUND_AND_FILLED } from './told-dangers/found-and-filled.ts'
import { ONLY_SOUNDS_SO } from './told-dangers/only-sounds-so.ts'
import { PEOPLE_AND_POWER } from './told-dangers/people-and-power.ts'

const parts = loadPartsWithoutReader(productRoot)
/** How bad the rules alone find words: 0 is stop. No reader and no belief has a say. */
function rankBy(text: string): number {
  const { observations, fuel } = screenedSigns(parts, text)
  return URGENCIES.indexOf(rulesThatHold(parts.model, observations, fuel)[0]?.urgency ?? 'watch')
}

describe.each([...BRAKES_AND_STEERING, ...ENGINE_AND_FUEL, ...FOUND_AND_FILLED, ...PEOPLE_AND_POWER])(
  '$danger',
  ({ level, told }) => {
    it('is told in eight ways or more', () => expect(told.length).toBeGreaterThanOrEqual(8))

    it.each(told)(`is ${level} by rule: %s`, (text) =>
      expect(rankBy(text)).toBeLessThanOrEqual(URGENCIES.indexOf(level)),
    )
  },
)

describe.each(ONLY_SOUNDS_SO)('$instead', ({ told }) => {
  it.each(told)('keeps nobody from driving by rule: %s', (text) =>
    expect(rankBy(text)).toBeGreaterThan(URGENCIES.indexOf('limp')),
  )
})
