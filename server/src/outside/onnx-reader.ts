import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  INTENTS,
  judgeOpinion,
  NgramReader,
  type NgramShape,
  OwnerHeads,
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

const ngramSchema = z.object({
  buckets: z.number().int().min(2),
  problems: z.array(z.string()),
  scales: z.array(z.number().min(0)),
  biases: z.array(z.number()),
}) satisfies z.ZodType<NgramShape>

/** Opens the trained reader from its folder: reader.onnx, heads.bin, ngrams.bin, ngrams.json, vocabulary.txt and manifest.json (see its README). */
export async function openOnnxReader(folder: string): Promise<OpinionReader & { readonly embed: EmbedText }> {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
  const tokenizer = new WordPiece(
    readFileSync(join(folder, 'vocabulary.txt'), 'utf8').split('\n'),
    manifest.tokenLimit,
  )
  const weights = readFileSync(join(folder, 'ngrams.bin'))
  const ngrams = new NgramReader(
    new Int8Array(weights.buffer, weights.byteOffset, weights.byteLength),
    ngramSchema.parse(JSON.parse(readFileSync(join(folder, 'ngrams.json'), 'utf8'))),
  )
  // Copied, so that the floats lie on a boundary of their own.
  const headBytes = Uint8Array.from(readFileSync(join(folder, 'heads.bin')))
  const heads = new OwnerHeads(new Float32Array(headBytes.buffer), manifest.problems.length)
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
      const owners = heads.read(floats('embedding'))
      return judgeOpinion(
        {
          problem: floats('problem').map((value, index) => value + (owners.problem[index] ?? 0)),
          danger: (floats('danger')[0] ?? 0) + owners.danger,
          intent: floats('intent'),
        },
        ngrams.read(text),
        manifest,
      )
    },
  }
}
