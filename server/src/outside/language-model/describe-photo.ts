import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LookQuery } from '@candi/contracts'
import type { Picture } from '@candi/engines/photo'
import type { LanguageModel } from 'ai'
import sharp from 'sharp'
import { type ModelSighting, modelSightingSchema } from '../../conversation/model-sighting.ts'
import type { DiagnosisParts } from '../../conversation/ports.ts'
import { askForData } from '../../narrator/ask-for-data.ts'
import { idOfProvider, type LanguageModelSettings, needsConsent } from './language-model-settings.ts'
import { openLanguageModel, type ReachProvider } from './open-language-model.ts'

const PROMPT = 'describe-photo-2.md'
/** An owner waits this long for a second opinion and no longer. */
const WAIT_MS = 15_000
/** Enough for a lamp, and a sixth of what most models charge for a whole photo. */
const LONGEST_SIDE = 1_280
const MOST_TOKENS = 1_500

export interface Vision {
  /** Whether this photo may be shown to the model: its owner agreed, or the model stands in the operator's house. */
  mayBeShown(told: LookQuery): boolean
  describe(picture: Picture, signal: AbortSignal): Promise<ModelSighting>
}

/** A vision model as a second pair of eyes; null where none is set up. It rejects where it answers nothing usable. */
export function openVision(
  settings: LanguageModelSettings | null,
  root: string,
  diagnosis: Pick<DiagnosisParts, 'model' | 'seen'>,
  reach?: ReachProvider,
): Vision | null {
  if (!settings?.seesPhotos) return null
  const model = openLanguageModel(settings, reach)
  const system = `${readFileSync(join(root, 'server', 'prompts', PROMPT), 'utf8')}${visibleFindings(diagnosis)}`
  const id = idOfProvider(settings)
  const mustAgree = needsConsent(settings)
  return {
    mayBeShown: ({ agreedTo }) => !mustAgree || agreedTo === id,
    describe: (picture, signal) => describePhoto(model, system, picture, signal),
  }
}

async function describePhoto(
  model: LanguageModel,
  system: string,
  { width, height, data }: Picture,
  signal: AbortSignal,
): Promise<ModelSighting> {
  const image = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer()
  return askForData(modelSightingSchema, {
    model,
    system,
    messages: [{ role: 'user', content: [{ type: 'image', image, mediaType: 'image/jpeg' }] }],
    maxOutputTokens: MOST_TOKENS,
    maxRetries: 1,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]),
  })
}

/** The findings that photos can speak for, one a line with its sign. */
function visibleFindings({ model, seen }: Pick<DiagnosisParts, 'model' | 'seen'>): string {
  return [...model.findings.values()]
    .filter(({ id }) => seen.wordsFor(id).length > 0)
    .map(({ id, sign }) => `${id}: ${sign}`)
    .join('\n')
}
