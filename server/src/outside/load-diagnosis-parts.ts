import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ActReader, EnglishWords } from '@candi/engines/text'
import { type KnowledgeBundle, readBundle } from '@candi/knowledge'
import { type Calibration, diagnosisParts } from '../conversation/diagnosis-parts.ts'
import type { DiagnosisParts, OpinionReader } from '../conversation/ports.ts'
import { openOnnxReader } from './onnx-reader.ts'

/** Whether this is the built server, which reads the knowledge that was built with it. */
export const isBuilt = (root: string): boolean =>
  fileURLToPath(import.meta.url).startsWith(join(root, 'dist'))

/** The built server reads what was built with it; run from source, the knowledge files themselves are read. */
export function loadBundle(root: string): KnowledgeBundle {
  return isBuilt(root) ? JSON.parse(readFileSync(join(root, 'dist', 'knowledge.json'), 'utf8')) : readBundle()
}

export function loadCalibration(root: string): Calibration {
  return JSON.parse(readFileSync(join(root, 'engines', 'text', 'weights', 'calibration.json'), 'utf8'))
}

/** The whole words of the reader's vocabulary: the commonest 20,000 of English texts. */
export function loadEnglishWords(root: string): EnglishWords {
  const vocabulary = readFileSync(join(root, 'engines', 'text', 'weights', 'vocabulary.txt'), 'utf8')
  return new EnglishWords(vocabulary.split('\n'))
}

/** Which act a line is, as engines/text/training/learn_acts.py learned it. */
export function loadActs(root: string): ActReader {
  const folder = join(root, 'engines', 'text', 'weights')
  const weights = readFileSync(join(folder, 'acts.bin'))
  return new ActReader(
    new Int8Array(weights.buffer, weights.byteOffset, weights.byteLength),
    JSON.parse(readFileSync(join(folder, 'acts.json'), 'utf8')),
  )
}

const NOW = () => new Date()

export async function loadDiagnosisParts(root: string, today = NOW): Promise<DiagnosisParts> {
  return partsWith(await openOnnxReader(join(root, 'engines', 'text', 'weights')), root, today)
}

/** The same without the trained reader: what phrases, rules and belief say by themselves. */
export const loadPartsWithoutReader = (root: string, today = NOW): DiagnosisParts =>
  partsWith(null, root, today)

const partsWith = (reader: OpinionReader | null, root: string, today: () => Date): DiagnosisParts =>
  diagnosisParts(
    loadBundle(root),
    loadCalibration(root),
    loadEnglishWords(root),
    reader,
    loadActs(root),
    today,
  )
