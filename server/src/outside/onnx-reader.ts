import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  clauseWindows,
  countNgrams,
  INTENTS,
  judgeOpinion,
  NgramReader,
  type NgramShape,
  OwnerReader,
  type ReaderManifest,
  type RecogniserShape,
  SignRecogniser,
  WordPiece,
} from '@candi/engines/text'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { z } from 'zod'
import type { EmbedText, OpinionReader } from '../conversation/ports.ts'

const manifestSchema = z.object({
  problems: z.array(z.string()),
  intents: z.array(z.enum(INTENTS)),
  problemTemperature: z.number().positive(),
  ngramProblem: z.number().min(0),
  dangerTemperature: z.number().positive(),
  ngramDanger: z.number().min(0),
  dangerBias: z.number(),
  tokenLimit: z.number().int().min(8).max(512),
}) satisfies z.ZodType<ReaderManifest>

/** Both readers of n-grams share one count. */
const BUCKETS = 65_536

const ngramSchema = z.object({
  buckets: z.literal(BUCKETS),
  problems: z.array(z.string()),
  scales: z.array(z.number().min(0)),
  biases: z.array(z.number()),
}) satisfies z.ZodType<NgramShape>

const recogniserSchema = z.object({
  findings: z.array(z.string()),
  buckets: z.number().int().positive(),
  width: z.number().int().positive(),
  scale: z.number().positive(),
  told: z.number(),
  notTold: z.number(),
}) satisfies z.ZodType<RecogniserShape>

/** Opens the trained reader from its folder: reader.onnx, ngrams and owner-ngrams (.bin, .json), owner-heads.bin, owner-danger.bin, signs (.onnx, .bin, .json), vocabulary.txt and manifest.json (see its README). */
export async function openOnnxReader(folder: string): Promise<OpinionReader & { readonly embed: EmbedText }> {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
  const tokenizer = new WordPiece(
    readFileSync(join(folder, 'vocabulary.txt'), 'utf8').split('\n'),
    manifest.tokenLimit,
  )
  const ngrams = openNgrams(folder, 'ngrams')
  const owners = new OwnerReader(
    { heads: floatsOf(folder, 'owner-heads'), dangerProducts: floatsOf(folder, 'owner-danger') },
    openNgrams(folder, 'owner-ngrams'),
    manifest.problems.length,
  )
  const signs = new SignRecogniser(
    recogniserSchema.parse(JSON.parse(readFileSync(join(folder, 'signs.json'), 'utf8'))),
    bytesOf(folder, 'signs'),
    tokenizer,
  )
  const encoder = await openSession(join(folder, 'reader.onnx'))
  const recogniser = await openSession(join(folder, 'signs.onnx'))
  const encode = async (ids: readonly number[]): Promise<Encoded> => {
    const input = new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length])
    const output = await encoder.run({ ids: input })
    return (name) => floatsIn(output, name)
  }
  /** What is read of a text first serves its opinion as well: a long one is not encoded twice. */
  const encodedStart = (encodedIds: typeof encode, text: string) =>
    encodedIds(clauseWindows(text, tokenizer)[0]?.ids ?? tokenizer.encode(text))
  const readerWith = (encodedIds: typeof encode): OpinionReader & { readonly embed: EmbedText } => ({
    embed: async (text) => (await encodedStart(encodedIds, text))('embedding'),
    async opinionOf(text) {
      const floats = await encodedStart(encodedIds, text)
      const counts = countNgrams(text, BUCKETS)
      return judgeOpinion(
        { problem: floats('problem'), danger: floats('danger')[0] ?? 0, intent: floats('intent') },
        ngrams.read(counts),
        owners.read(floats('embedding'), counts),
        manifest,
      )
    },
    async recognise(text, byPhrases) {
      const windows = signs.windowsOf(text)
      const scores: Float32Array[] = []
      for (const window of windows) {
        const floats = await encodedIds(window.ids)
        const { pool, ngrams: counted, phrases } = signs.featuresOf(text, window, byPhrases)
        const { length } = window.clauses
        const output = await recogniser.run({
          trunk: new Tensor('float32', floats('trunk'), [1, window.ids.length, TRUNK_WIDTH]),
          pool: new Tensor('float32', pool, [length, window.ids.length]),
          ngrams: new Tensor('float32', counted, [length, counted.length / length]),
          phrases: new Tensor('float32', phrases, [length, phrases.length / length]),
        })
        scores.push(floatsIn(output, 'scores'))
      }
      return windows.length > 0 ? signs.recognised(windows, scores) : null
    },
  })
  return {
    ...readerWith(encode),
    forTurn() {
      const known = new Map<string, Promise<Encoded>>()
      return readerWith((ids) => {
        const key = ids.join(' ')
        const encoded = known.get(key) ?? encode(ids)
        known.set(key, encoded)
        return encoded
      })
    },
  }
}

/** What the encoder's graph said of some tokens, by the name of the output. */
type Encoded = (name: string) => Float32Array

/** Numbers a token, between the fourth and the fifth layer. */
const TRUNK_WIDTH = 384

/** One thread: a message is short, and several turns at once are the rule. */
const openSession = (file: string) =>
  InferenceSession.create(file, { intraOpNumThreads: 1, interOpNumThreads: 1, graphOptimizationLevel: 'all' })

function floatsIn(output: InferenceSession.ReturnType, name: string): Float32Array {
  const data = output[name]?.data
  if (!(data instanceof Float32Array)) throw new Error(`the reader has no output named ${name}`)
  return data
}

function openNgrams(folder: string, name: string): NgramReader {
  return new NgramReader(
    bytesOf(folder, name),
    ngramSchema.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))),
  )
}

/** Copied, so that the floats lie on a boundary of their own. */
const floatsOf = (folder: string, name: string) =>
  new Float32Array(Uint8Array.from(readFileSync(join(folder, `${name}.bin`))).buffer)

function bytesOf(folder: string, name: string): Int8Array {
  const weights = readFileSync(join(folder, `${name}.bin`))
  return new Int8Array(weights.buffer, weights.byteOffset, weights.byteLength)
}
