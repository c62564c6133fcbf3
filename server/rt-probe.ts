import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { rulesThatHold } from '@candi/domain'
import { loadDiagnosisParts } from './src/outside/load-diagnosis-parts.ts'
import { productRoot } from './src/outside/product-root.ts'
const parts = await loadDiagnosisParts(productRoot)
const out: any[] = []
const dir = '/work/main/knowledge/authored-messages/'
for (const f of readdirSync(dir))
  for (const l of readFileSync(dir + f, 'utf8').trim().split('\n')) {
    const x = JSON.parse(l)
    if (typeof x.stop_driving !== 'boolean') continue
    const obs = parts.signs.read(x.text).map((s: any) => s.observation)
    out.push({ id: x.id, t: x.text, p: x.problem, d: x.stop_driving, s: obs.filter((o: any) => o.state === 'present').map((o: any) => o.finding), r: rulesThatHold(parts.model, obs).map((r: any) => r.id) })
  }
writeFileSync(process.argv[2]!, JSON.stringify(out))
process.exit(0)
