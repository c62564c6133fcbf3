import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { root } from './prepare.mjs'

/** One regular expression of the project, and where it is written. */
export interface Expression {
  readonly source: string
  readonly flags: string
  readonly place: string
}

/** The rooms through which words, names and files of strangers pass. */
const ROOMS = ['domain', 'contracts', 'engines', 'knowledge/src', 'server/src', 'web/src']
const LEFT_OUT = new Set(['node_modules', 'dist', 'test', 'training', 'synthesis', 'fixture'])
/** Of these the modules make expressions out of parts, which only exist once they are loaded. */
const COMPOSED = ['engines/text/src', 'domain/src', 'server/src/conversation', 'server/src/narrator']

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourcesIn(path)
    return /\.tsx?$/.test(entry.name) && !/\.test\.|\.d\.ts$/.test(entry.name) ? [path] : []
  })
}

/** Expressions written as `/…/`. */
function literalsIn(path: string): Expression[] {
  const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Expression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push({
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
        place: `${path}:${line + 1}`,
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Expressions that our modules make while they and the knowledge are loaded. */
async function composed(): Promise<Expression[]> {
  const found = new Map<string, Expression>()
  const plain = globalThis.RegExp
  const note = (made: RegExp): RegExp => {
    const line = (new Error().stack ?? '')
      .split('\n')
      .find(
        (at) => !at.includes('node_modules') && /\/(?:domain|engines|server|knowledge|contracts)\//.test(at),
      )
    const place = /((?:domain|engines|server|knowledge|contracts)\/[^:)]+:\d+)/.exec(line ?? '')?.[1]
    if (place) found.set(`/${made.source}/${made.flags}`, { source: made.source, flags: made.flags, place })
    return made
  }
  globalThis.RegExp = new Proxy(plain, {
    construct: (target, args) => note(Reflect.construct(target, args)),
    apply: (target, self, args) => note(Reflect.apply(target, self, args)),
  })
  try {
    for (const folder of COMPOSED)
      for (const path of sourcesIn(folder)) await import(pathToFileURL(join(root, path)).href)
    const { loadDiagnosisParts } = await import('@candi/server/outside/load-diagnosis-parts')
    await loadDiagnosisParts(root)
  } finally {
    globalThis.RegExp = plain
  }
  return [...found.values()]
}

/** Every regular expression of the rooms, each once. */
export async function expressionsOfProject(): Promise<readonly Expression[]> {
  const all = [...ROOMS.flatMap(sourcesIn).flatMap(literalsIn), ...(await composed())]
  return [...new Map(all.map((one) => [`/${one.source}/${one.flags}`, one])).values()]
}
