import { readFileSync } from 'node:fs'
import { rulesThatHold } from '@candi/domain'
import { loadDiagnosisParts } from './src/outside/load-diagnosis-parts.ts'
import { productRoot } from './src/outside/product-root.ts'
const parts = await loadDiagnosisParts(productRoot)
const ids = new Set((process.argv[3] ?? '').split(',').filter(Boolean))
for (const l of readFileSync(process.argv[2]!, 'utf8').trim().split('\n')) {
  const x = JSON.parse(l)
  if (ids.size && !ids.has(x.id)) continue
  const obs = parts.signs.read(x.text).map((s: any) => s.observation)
  const o: any = await parts.reader!.opinionOf(x.text)
  console.log(x.id, x.text.slice(0, 110), '\n   signs', obs.map((o: any) => (o.state === 'absent' ? '-' : '') + o.finding + '«' + o.quote + '»').join('; '), '\n   rules', rulesThatHold(parts.model, obs).map((r: any) => r.id).join(), 'danger', o.danger.toFixed(2), 'intent', [...o.intents].sort((a: any, b: any) => b[1] - a[1]).slice(0, 3).map((p: any) => p[0] + ' ' + p[1].toFixed(2)).join(' '))
}
process.exit(0)
