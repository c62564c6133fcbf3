import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { openBarcodeReader } from '../../../../server/src/outside/photo-eyes/barcode-open-reader.ts'
import { openTextEyes } from '../../../../server/src/outside/photo-eyes/ocr-open-text-eyes.ts'
import { codesIn } from '../../src/code-in-lines.ts'
import type { Picture } from '../../src/picture.ts'
import { readOdometer } from '../../src/read-odometer.ts'
import { readVin } from '../../src/read-vin.ts'
import { shareWithin } from './share-within.ts'

/**
 * How well text is read on the development photos: VINs, trouble codes, mileage.
 * usage: CANDI_DATA=FOLDER node --import tsx engines/photo/training/text/measure-text.ts [vin|codes|odometer] [--each]
 * PHOTO_FEATURES=FILE writes one JSON line a reading, to fit probabilities from.
 */
const folder = process.env.CANDI_DATA ?? ''
const [wanted = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isEach = process.argv.includes('--each')
if (!existsSync(join(folder, 'photos.csv'))) {
  console.log('CANDI_DATA names no folder with photos.csv: nothing measured')
  process.exit(0)
}
const rows = readFileSync(join(folder, 'photos.csv'), 'utf8').split('\n')
const eyes = { ...(await openTextEyes()), ...(await openBarcodeReader()) }

async function open(path: string): Promise<Picture> {
  const decoded = sharp(join(folder, path)).rotate().removeAlpha().toColourspace('srgb').raw()
  const { data, info } = await decoded.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

async function measure(
  name: string,
  pattern: RegExp,
  topics: string,
  read: (picture: Picture) => Promise<{ right(truth: string): boolean; said: string; probability: number }>,
): Promise<void> {
  if (wanted !== '' && wanted !== name) return
  const outcomes: { isRight: boolean; isSaid: boolean; probability: number }[] = []
  let cpuMicroseconds = 0
  for (const row of rows) {
    const [path = ''] = row.split(',')
    const truth = pattern.exec(row)?.[1]
    if (truth === undefined || !new RegExp(`^photos/(${topics})/`).test(path)) continue
    const picture = await open(path)
    const before = process.cpuUsage()
    const { right, said, probability } = await read(picture)
    const spent = process.cpuUsage(before)
    cpuMicroseconds += spent.user + spent.system
    const outcome = { isRight: right(truth), isSaid: said !== '', probability }
    outcomes.push(outcome)
    if (isEach)
      console.log(outcome.isRight ? 'right' : 'WRONG', path, truth, said || '-', probability.toFixed(2))
    if (process.env.PHOTO_FEATURES)
      appendFileSync(process.env.PHOTO_FEATURES, `${JSON.stringify({ name, path, ...outcome })}\n`)
  }
  const said = outcomes.filter(({ isSaid }) => isSaid)
  const right = outcomes.filter(({ isRight }) => isRight).length
  const expected = said.reduce((sum, { probability }) => sum + probability, 0)
  console.log(
    `${name}: exact ${shareWithin(right, outcomes.length)}; of those said ${shareWithin(right, said.length)}`,
  )
  console.log(`  expected by its own probabilities ${expected.toFixed(1)} of ${said.length}, right ${right}`)
  console.log(`  ${Math.round(cpuMicroseconds / 1000 / outcomes.length)} ms of processor a photo`)
}

await measure('vin', /vin=(\w{17})/, 'vin', async (picture) => {
  const reading = await readVin(picture, await eyes.readText(picture), eyes, { isWanted: true })
  const said = reading?.value ?? ''
  return { right: (truth) => said === truth, said, probability: reading?.probability ?? 0 }
})
await measure(
  'codes',
  /codes=([A-Z0-9]+(?:,[PBCU][0-9A-F]{4})*)/,
  'scanner|scanner_synthetic',
  async (picture) => {
    const codes = codesIn(await eyes.readText(picture))
      .toSorted()
      .join()
    return {
      right: (truth) => codes === truth.split(',').toSorted().join(),
      said: codes,
      probability: codes ? 1 : 0,
    }
  },
)
await measure('odometer', /odometer=(\d+)/, 'dashboard|odometer', async (picture) => {
  const odometer = await readOdometer(picture, await eyes.readText(picture), eyes)
  const said = odometer === null ? '' : String(odometer.value)
  return { right: (truth) => said === String(Number(truth)), said, probability: odometer?.probability ?? 0 }
})
