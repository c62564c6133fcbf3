import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OutsideParts } from '../../narrator/narrators.ts'
import type { BrokenBecause } from '../../narrator/speak-by-model.ts'
import { type Desk, toolsForTalk } from '../../narrator/tools-for-talk.ts'
import { CircuitBreaker } from '../circuit-breaker.ts'
import {
  idOfProvider,
  type LanguageModelSettings,
  nameOfProvider,
  needsConsent,
} from './language-model-settings.ts'
import { openLanguageModel, type ReachProvider } from './open-language-model.ts'

/** A driver beside the car waits no longer for a first word, nor for the next one. */
const SILENCE_MS = 8_000
const WHOLE_MS = 45_000

/** The prompts in use; a changed one gets a new number, so that recorded exchanges say which they answer. */
const NARRATE = 'narrate-2.md'
const READ_SIGNS = 'read-signs-3.md'

const promptAt = (root: string, file: string) => readFileSync(join(root, 'server', 'prompts', file), 'utf8')

/** By which a model reads an owner's words beside us. */
export const readingPrompt = (root: string) => promptAt(root, READ_SIGNS)

export interface OutsideNarratorSurroundings {
  readonly root: string
  readonly desk: Desk
  readonly now: () => Date
  readonly onBroken: (because: BrokenBecause) => void
  readonly reach?: ReachProvider
  readonly silenceMs?: number
  readonly wholeMs?: number
}

/** The configured provider, made ready to narrate: with its prompt, its tools, its checks and its breaker. */
export function createOutsideNarrator(
  settings: LanguageModelSettings,
  {
    root,
    desk,
    now,
    onBroken,
    reach,
    silenceMs = SILENCE_MS,
    wholeMs = WHOLE_MS,
  }: OutsideNarratorSurroundings,
): OutsideParts {
  return {
    id: idOfProvider(settings),
    name: nameOfProvider(settings),
    needsConsent: needsConsent(settings),
    model: openLanguageModel(settings, reach),
    system: promptAt(root, NARRATE),
    reading: readingPrompt(root),
    breaker: new CircuitBreaker<BrokenBecause>(now),
    toolsFor: (talk, lookedUp) => toolsForTalk(desk, talk, lookedUp),
    silenceMs,
    wholeMs,
    onBroken,
  }
}
