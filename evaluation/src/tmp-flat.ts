import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beliefFrom, decideUrgency } from '@candi/domain'
import { loadPartsWithoutReader } from '@candi/server/outside/load-diagnosis-parts'
import { productRoot } from '@candi/server/outside/product-root'
import { fitDanger, thresholdsFor } from './fit-calibration.ts'
import { readOwnerPosts, readPostsUnread } from './owner-posts.ts'
import { developmentFolder } from './read-messages.ts'
const parts: any = await (loadPartsWithoutReader as any)(productRoot)
const manifest = JSON.parse(readFileSync(join(productRoot, 'engines/text/weights/manifest.json'), 'utf8'))
const own = readOwnerPosts(productRoot, developmentFolder(productRoot)!, Number(process.argv[2] ?? 4))
const posts = readPostsUnread(productRoot, parts, own, manifest)
const flatOf = new Map(own.map((p) => [p.target.id, p.isFlatStop]))
const pooling = { words: 0.6, answers: 1, reader: 1.15, somethingElse: 0.01 }
const danger = JSON.parse(readFileSync(join(productRoot, 'engines/text/weights/calibration.json'), 'utf8')).thresholds
const rows = posts.map((r) => {
  const b = beliefFrom(r.model, r.prior, r.observations, r.opinion!.problems, pooling)
  const d = decideUrgency(r.model, b, r.observations, { reader: r.opinion!.danger, toldMass: null }, danger, r.fuel)
  const top = [...b.problems].sort((x, y) => y[1] - x[1])[0]!
  return { id: r.target.id, flat: flatOf.get(r.target.id)!, stop: r.target.stopDriving!, danger: d.danger, ms: d.mass.stop, ml: d.mass.limp, u: d.urgency, rule: d.rules[0]?.urgency ?? null, rules: d.rules.map((x) => x.id), reader: r.opinion!.danger }
})
import { writeFileSync } from 'node:fs'
writeFileSync('/tmp/ft/rows.json', JSON.stringify(rows))
const F = rows.filter((r) => r.flat), C = rows.filter((r) => r.stop && !r.flat), H = rows.filter((r) => !r.stop)
console.log(rows.length, 'flat', F.length, 'creep', C.length, 'harmless', H.length)
const pc = (x: any[], f: (r: any) => boolean) => (100 * x.filter(f).length / x.length).toFixed(1)
console.log('now stop', pc(F, (r) => r.u === 'stop'), pc(C, (r) => r.u === 'stop'), pc(H, (r) => r.u === 'stop'), 'told', pc(F, (r) => r.u === 'stop' || r.u === 'limp'), pc(C, (r) => r.u === 'stop' || r.u === 'limp'), pc(H, (r) => r.u === 'stop' || r.u === 'limp'))
for (const t of [0.35, 0.45, 0.55, 0.6, 0.7]) for (const k of [0, 0.3, 0.6, 1]) {
  const f = (r: any) => r.rule === 'stop' || (r.danger >= t && r.ms >= k * r.ml && r.ms >= 0.02)
  console.log(t, k, pc(F, f), pc(C, f), pc(H, f))
}
process.exit(0)
