import { readFileSync, writeFileSync } from 'node:fs'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { EMBEDDING_SIDE, embeddingInputOf } from '../../src/embedding-input.ts'
import { measureQuality } from '../../src/measure-quality.ts'
import type { Picture } from '../../src/picture.ts'
import { randomNumbers, variedPicture } from './varied-picture.ts'

/**
 * usage: tsx measure-photos.ts FOLDER NET OUT [SHARD SHARDS]
 * FOLDER: what decode_photos.py made. NET: the image net. Looks at every photo, and at varied copies of those that were not changed before.
 * OUT.f32: what the net makes of each; OUT.csv: "ID,VIEW,WIDTH,HEIGHT,LIGHTNESS,SHARPNESS,BLACK,WHITE", one line each, view 0 as it is.
 */
const VIEWS = { photos: 4, packages: 1 } as const
const [folder = '', net = '', out = '', shard = '0', shards = '1'] = process.argv.slice(2)
const session = await InferenceSession.create(net, {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  logSeverityLevel: 3,
})
const rows = readFileSync(`${folder}/rows.csv`, 'utf8').trim().split(/\r?\n/).slice(1)
const numbers: Uint8Array[] = []
const lines: string[] = []
for (const line of readFileSync(`${folder}/list.txt`, 'utf8').trim().split('\n')) {
  const [id = '', width = '', height = '', path = ''] = line.split(' ')
  if (Number(id) % Number(shards) !== Number(shard)) continue
  const picture = { width: Number(width), height: Number(height), data: new Uint8Array(readFileSync(path)) }
  const row = rows[Number(id)] ?? ''
  const isPhoto = row.includes(',photos,')
  const views = row.endsWith(',') ? (isPhoto ? VIEWS.photos : VIEWS.packages) : 0
  const random = randomNumbers(Number(id) + 1)
  await look(id, 0, picture)
  for (let view = 1; view <= views; view += 1)
    await look(id, view, variedPicture(picture, isPhoto ? 0.75 : 0.35, random))
}
writeFileSync(`${out}.f32`, Buffer.concat(numbers))
writeFileSync(`${out}.csv`, `${lines.join('\n')}\n`)

async function look(id: string, view: number, picture: Picture): Promise<void> {
  const input = new Tensor('float32', embeddingInputOf(picture), [1, 3, EMBEDDING_SIDE, EMBEDDING_SIDE])
  const { embedding } = await session.run({ picture: input })
  if (!(embedding?.data instanceof Float32Array))
    throw new Error('the image net has no output named embedding')
  numbers.push(new Uint8Array(embedding.data.slice().buffer))
  const quality =
    view === 0 ? measureQuality(picture) : { lightness: 0, sharpness: 0, blackShare: 0, whiteShare: 0 }
  const { lightness, sharpness, blackShare, whiteShare } = quality
  lines.push(
    [id, view, picture.width, picture.height, lightness, sharpness, blackShare, whiteShare].join(','),
  )
}
