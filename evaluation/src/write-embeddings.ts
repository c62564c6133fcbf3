import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openOnnxReader } from '@candi/server/outside/onnx-reader'
import { productRoot } from '@candi/server/outside/product-root'

/**
 * What the frozen encoder makes of texts, for training heads on it: `write-embeddings.ts TEXTS.jsonl OUT.f32` reads the
 * `text` of each line and writes one row of 32-bit floats a line.
 */
const [source, target] = process.argv.slice(2)
if (!source || !target) throw new Error('usage: write-embeddings.ts TEXTS.jsonl OUT.f32')
const reader = await openOnnxReader(join(productRoot, 'engines', 'text', 'weights'))
const rows: Float32Array[] = []
for (const line of readFileSync(source, 'utf8').split('\n'))
  if (line !== '') rows.push(Float32Array.from(await reader.embed(JSON.parse(line).text)))
writeFileSync(target, Buffer.concat(rows.map((row) => Buffer.from(row.buffer))))
console.log(`${rows.length} embeddings`)
