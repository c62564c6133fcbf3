import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  countNgrams,
  INTENTS,
  judgeOpinion,
  NgramReader,
  type NgramShape,
  OwnerReader,
  type ReaderManifest,
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

/** Opens the trained reader from its folder: reader.onnx, ngrams and owner-ngrams (.bin, .json), owner-heads.bin, owner-danger.bin, vocabulary.txt and manifest.json (see its README). */
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
  // One thread: a message is short, and several turns at once are the rule.
  const session = await InferenceSession.create(join(folder, 'reader.onnx'), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
  })
  const read = async (text: string) => {
    const ids = tokenizer.encode(text)
    const input = new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length])
    const output = await session.run({ ids: input })
    return (name: string): Float32Array => {
      const data = output[name]?.data
      if (!(data instanceof Float32Array)) throw new Error(`the reader has no output named ${name}`)
      return data
    }
  }
  return {
    async embed(text) {
      const floats = await read(text)
      return floats('embedding')
    },
    async opinionOf(text) {
      const floats = await read(text)
      const counts = countNgrams(text, BUCKETS)
      return judgeOpinion(
        { problem: floats('problem'), danger: floats('danger')[0] ?? 0, intent: floats('intent') },
        ngrams.read(counts),
        owners.read(floats('embedding'), counts),
        manifest,
      )
    },
  }
}

function openNgrams(folder: string, name: string): NgramReader {
  const weights = readFileSync(join(folder, `${name}.bin`))
  return new NgramReader(
    new Int8Array(weights.buffer, weights.byteOffset, weights.byteLength),
    ngramSchema.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))),
  )
}

/** Copied, so that the floats lie on a boundary of their own. */
const floatsOf = (folder: string, name: string) =>
  new Float32Array(Uint8Array.from(readFileSync(join(folder, `${name}.bin`))).buffer)
