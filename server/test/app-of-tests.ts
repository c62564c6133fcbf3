import { type AppParts, createApp } from '../src/app.ts'
import { createNarrators } from '../src/narrator/narrators.ts'
import { smallParts } from './small-parts.ts'

/** The app over the small garage, without pages: what a test does not name is not there. Its failures are kept in `failures`. */
export const appOfTests = (failures: unknown[], parts: Partial<AppParts> = {}) =>
  createApp({
    diagnosis: smallParts(),
    narrators: createNarrators(),
    pages: null,
    inlineScripts: [],
    onTurn: () => {},
    onFailure: (error) => failures.push(error),
    ...parts,
  })
