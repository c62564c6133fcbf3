import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadBundle, loadDiagnosisParts } from '@candi/server/outside/load-diagnosis-parts'
import { productRoot } from '@candi/server/outside/product-root'
import { fitAll } from './cross-validate.ts'
import { readOutOfFold } from './out-of-fold.ts'
import { readLabelledPosts, readPostsUnread } from './owner-posts.ts'
import { developmentFolder, readAuthoredMessages, readFreshMessages, readRealCases } from './read-messages.ts'
import { readReal, readSchool } from './read-school.ts'

/**
 * Fits the weights that the product ships with (engines/text/weights/calibration.json) on posts of owners by readers that never saw
 * them; where the development folder is not there, on authored and fresh messages.
 */
const weights = join(productRoot, 'engines', 'text', 'weights')
const manifest = JSON.parse(readFileSync(join(weights, 'manifest.json'), 'utf8'))
const parts = await loadDiagnosisParts(productRoot)
const written = readSchool(
  loadBundle(productRoot).knowledge,
  parts,
  readAuthoredMessages(productRoot),
  readOutOfFold(productRoot),
  manifest,
)
const school = written.filter(({ isBorder }) => !isBorder)
const folder = developmentFolder(productRoot)
const real = folder && parts.reader ? await readReal(parts, readRealCases(folder), parts.reader) : []
const fresh = parts.reader
  ? await readReal(parts, readFreshMessages(productRoot, 'mended'), parts.reader)
  : []
const posts = folder
  ? await readPostsUnread(productRoot, parts, readLabelledPosts(productRoot, folder), manifest)
  : []
const fitted = fitAll({ posts, real, fresh, school })
writeFileSync(join(weights, 'calibration.json'), `${JSON.stringify(fitted, null, 2)}\n`)
console.log(fitted)
