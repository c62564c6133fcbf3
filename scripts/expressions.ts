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
/** Of these every module is loaded, because some make expressions out of parts that stand elsewhere; of the others those that make one. */
const LOADED = ['engines/text/src', 'domain/src', 'server/src/conversation', 'server/src/narrator']

/** Lines of a talk that make each expression which is made anew for the words of a message, out of words of the message itself. */
const SPOKEN = {
  earlier: [
    'Grinding from the front left when I brake hard, with a humming (two of them) at 60 in my 07 Civic, not in the Focus',
  ],
  corrections: [
    'other side, sorry',
    'no it is the right',
    'not humming, it is squealing',
    'I meant rear not front',
  ],
}

export function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourcesIn(path)
    return /\.tsx?$/.test(entry.name) && !/\.test\.|\.d\.ts$/.test(entry.name) ? [path] : []
  })
}

interface Written {
  readonly literals: readonly Expression[]
  /** Where `RegExp(…)` makes one: path and line. */
  readonly sites: readonly string[]
}

/** Of most files nothing but comments and imports holds a slash: to parse them would take the longest. */
const BESIDE_CODE = /^\s*(?:\/?\*|\/\/|import |\} from ).*$/gm
const MAY_BE_ONE = /(?<![<*/])\/(?![/*])[^\n]*\/|RegExp\(/

/** Expressions written as `/…/`, and the places where others are made. */
export function writtenIn(path: string): Written {
  const text = readFileSync(join(root, path), 'utf8')
  if (!MAY_BE_ONE.test(text.replaceAll(BESIDE_CODE, ''))) return { literals: [], sites: [] }
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const literals: Expression[] = []
  const sites: string[] = []
  const visit = (node: ts.Node): void => {
    const place = () => `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      literals.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), place: place() })
    }
    const makes = ts.isNewExpression(node) || ts.isCallExpression(node)
    if (makes && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp') sites.push(place())
    ts.forEachChild(node, visit)
  }
  visit(file)
  return { literals, sites }
}

/**
 * Expressions that our modules make while they and the knowledge are loaded, and while a talk makes those that are made for its words.
 * @throws Error when a place that makes one has made none: what is not seen is not proved
 */
async function composed(sites: readonly string[]): Promise<Expression[]> {
  const found = new Map<string, Expression>()
  const seen = new Set<string>()
  const plain = globalThis.RegExp
  const note = (made: RegExp): RegExp => {
    const line = (new Error().stack ?? '')
      .split('\n')
      .find((at) => !at.includes('node_modules') && IN_ROOM.test(at))
    const place = IN_ROOM.exec(line ?? '')?.[1]
    if (!place) return made
    seen.add(place)
    found.set(`/${made.source}/${made.flags}`, { source: made.source, flags: made.flags, place })
    return made
  }
  globalThis.RegExp = new Proxy(plain, {
    construct: (target, args) => note(Reflect.construct(target, args)),
    apply: (target, self, args) => note(Reflect.apply(target, self, args)),
  })
  try {
    const makers = sites.map((site) => site.slice(0, site.lastIndexOf(':')))
    for (const path of new Set([...LOADED.flatMap(sourcesIn), ...makers]))
      await import(pathToFileURL(join(root, path)).href)
    const { loadPartsWithoutReader } = await import('@candi/server/outside/load-diagnosis-parts')
    const { madeBeforehand } = await import('@candi/server/conversation/diagnosis-parts')
    const { readCorrection } = await import('@candi/server/conversation/read-correction')
    const { unknownIsNotFound } = await import('../server/src/routes/pages.ts')
    const { splitTerms } = await import('../web/src/parts/split-terms.ts')
    const { vehicles, glossary, acts } = madeBeforehand(loadPartsWithoutReader(root))
    unknownIsNotFound({ knownPaths: ['/articles/:article?', '/plans'] })
    splitTerms(
      '',
      Array.from(glossary, ([term, meaning]) => ({ term, meaning })),
    )
    for (const line of SPOKEN.earlier) vehicles.read(line)
    for (const line of SPOKEN.corrections) readCorrection(acts, SPOKEN.earlier, line)
  } finally {
    globalThis.RegExp = plain
  }
  const unseen = sites.filter((site) => !seen.has(site))
  if (unseen.length > 0)
    throw new Error(`no expression was made at ${unseen.join(', ')}: speak a line that makes it`)
  return [...found.values()]
}

/** A frame of a stack in one of our rooms: path and line. */
const IN_ROOM = /((?:domain|engines|server|knowledge|contracts|web)\/[^:)]+:\d+)/

/** Every regular expression of the rooms, each once. */
export async function expressionsOfProject(): Promise<readonly Expression[]> {
  const written = ROOMS.flatMap(sourcesIn).map(writtenIn)
  const sites = written.flatMap((one) => one.sites)
  const all = [...written.flatMap(({ literals }) => literals), ...(await composed(sites))]
  return [...new Map(all.map((one) => [`/${one.source}/${one.flags}`, one])).values()]
}
