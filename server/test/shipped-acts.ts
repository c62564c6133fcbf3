import { loadActs } from '../src/outside/load-diagnosis-parts.ts'
import { productRoot } from '../src/outside/product-root.ts'

/** The reader of acts as it is shipped. */
export const acts = loadActs(productRoot)
