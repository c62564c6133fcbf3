import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from '@candi/server/env'
import { EXCHANGES, exchangeSchema, readExchanges } from '@candi/server/exchanges/exchange'
import { recordExchange, withRequestsOfNow } from '@candi/server/exchanges/record-exchange'
import { root } from './prepare.mjs'

/**
 * `npm run record-exchanges -- requests`: the requests of every exchange as we send them now, for after a prompt got a
 * new number; the recorded answers stay. `npm run record-exchanges -- live [FILE...]`: the scenes of these exchanges (of each
 * that OpenAI is asked here, where none is named) played with the provider of AI_PROVIDER, AI_MODEL, AI_API_KEY and AI_BASE_URL, each written
 * into a file of its own without key and address. What was made of the answers is to be read before it is kept.
 */
const [how, ...named] = process.argv.slice(2)

const write = (file: string, exchange: unknown) => {
  writeFileSync(join(EXCHANGES, file), `${JSON.stringify(exchangeSchema.parse(exchange), null, 2)}\n`)
  console.log(`written: ${file}`)
}

if (how === 'requests')
  for (const { file, exchange } of readExchanges()) write(file, await withRequestsOfNow(exchange))
else if (how === 'live') await recordLive()
else console.log(readFileSync(join(EXCHANGES, 'README.md'), 'utf8'))

// As the rest of the tree is written.
spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', EXCHANGES], {
  cwd: root,
})

async function recordLive(): Promise<void> {
  const settings = readEnvironment(root).languageModel
  if (settings === null)
    throw new Error('Set AI_PROVIDER, AI_MODEL and the key first, as in docs/language-models.md.')
  const day = new Date().toISOString().slice(0, 10)
  const scenes = new Set<string>()
  const wanted = readExchanges().filter(({ file, exchange: { prompt, turn } }) => {
    if (named.length > 0) return named.includes(file)
    const scene = JSON.stringify([prompt.name, turn])
    const isNew = file.startsWith('openai-') && !scenes.has(scene)
    scenes.add(scene)
    return isNew
  })
  for (const { file, exchange } of wanted) {
    const scene = file.replace(/^[a-z]+-/, '').replace(/\.json$/, '')
    const recorded = await recordExchange(exchange, settings, day)
    write(`${settings.provider}-${scene}-of-${day}.json`, recorded)
    console.log(JSON.stringify(recorded.expect, null, 2))
  }
}
