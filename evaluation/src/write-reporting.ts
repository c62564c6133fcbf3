import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadDiagnosisParts } from '@candi/server/outside/load-diagnosis-parts'
import { productRoot } from '@candi/server/outside/product-root'
import { fitReporting } from './fit-reporting.ts'
import { readAuthoredMessages } from './read-messages.ts'

/** Fits knowledge/reporting.json on all authored messages: run it after findings, phrases or strengths have changed. */
const parts = await loadDiagnosisParts(productRoot)
const fitted = fitReporting(parts.model, parts.signs, readAuthoredMessages(productRoot))
writeFileSync(
  join(productRoot, 'knowledge', 'reporting.json'),
  `${JSON.stringify(fitted, null, 0).replaceAll('},', '},\n')}\n`,
)
console.log(`${Object.keys(fitted).length} findings fitted`)
