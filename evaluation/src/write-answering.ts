import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCausalModel } from '@candi/domain'
import { loadBundle } from '@candi/server/outside/load-diagnosis-parts'
import { productRoot } from '@candi/server/outside/product-root'
import { fitAnswering } from './fit-answering.ts'
import { answersOfPosts } from './replayed-owner.ts'

/** Counts knowledge/answering.json in the answers of owners of posts: run it after more of them were answered for. */
const fitted = fitAnswering(buildCausalModel(loadBundle(productRoot).knowledge), answersOfPosts(productRoot))
writeFileSync(
  join(productRoot, 'knowledge', 'answering.json'),
  `${JSON.stringify(fitted)
    .replaceAll(/,(?=")/g, ',\n')
    .replaceAll('{"', '{\n"')}\n`,
)
console.log(`${Object.keys(fitted.findings).length} findings counted`)
