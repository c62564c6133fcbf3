import { rulesThatHold, URGENCIES } from '@candi/domain'
import { expect, it } from 'vitest'
import { spellingOf } from '../src/conversation/diagnosis-parts.ts'
import { screenedSigns } from '../src/conversation/screen-words.ts'
import { loadBundle, loadEnglishWords, loadPartsWithoutReader } from '../src/outside/load-diagnosis-parts.ts'
import { productRoot } from '../src/outside/product-root.ts'
import { seededBelow, withOneTypo } from './one-typo.ts'
import { BRAKES_AND_STEERING } from './told-dangers/brakes-and-steering.ts'
import { ENGINE_AND_FUEL } from './told-dangers/engine-and-fuel.ts'
import { FOUND_AND_FILLED } from './told-dangers/found-and-filled.ts'
import { PEOPLE_AND_POWER } from './told-dangers/people-and-power.ts'

const SEED = 25
const parts = loadPartsWithoutReader(productRoot)
const spelling = spellingOf(loadBundle(productRoot), loadEnglishWords(productRoot))

it.each([
  ['brakes and steering', BRAKES_AND_STEERING],
  ['engine and fuel', ENGINE_AND_FUEL],
  ['people and power', PEOPLE_AND_POWER],
  ['what was found and filled', FOUND_AND_FILLED],
] as const)(
  'keeps the level of every danger whichever word of it is misspelled: %s',
  (_, dangers) => {
    const below = seededBelow(SEED)
    const lost: string[] = []
    let tried = 0
    for (const { level, told } of dangers)
      for (const text of told)
        for (const slipped of withOneTypo(text, (word) => spelling.knows(word), below)) {
          tried += 1
          const { observations, fuel } = screenedSigns(parts, slipped)
          const urgency = rulesThatHold(parts.model, observations, fuel)[0]?.urgency ?? 'watch'
          if (URGENCIES.indexOf(urgency) > URGENCIES.indexOf(level)) lost.push(slipped)
        }
    expect(tried).toBeGreaterThan(4_000)
    expect(lost).toEqual([])
  },
  120_000,
)
