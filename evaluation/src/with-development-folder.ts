import type { DiagnosisParts } from '@candi/server/conversation/ports'
import { loadDiagnosisParts } from '@candi/server/outside/load-diagnosis-parts'
import { productRoot } from '@candi/server/outside/product-root'
import { developmentFolder } from './read-messages.ts'

/** Measures by the shipped reader on what real owners wrote; where that is not there, says so. */
export async function withDevelopmentFolder(
  measure: (folder: string, parts: DiagnosisParts) => Promise<void>,
): Promise<void> {
  const folder = developmentFolder(productRoot)
  if (folder) await measure(folder, await loadDiagnosisParts(productRoot))
  else console.log('The development folder is not there: nothing measured.')
}
