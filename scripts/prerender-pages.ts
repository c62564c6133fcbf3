import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { articleFacts, type MadePage, readArticlePages } from './article-facts.ts'
import { headOf, type PageFacts } from './page-head.ts'

interface Rendering {
  readonly pages: readonly PageFacts[]
  readonly knownPaths: readonly string[]
  readonly renderPage: (path: string, data: unknown) => Promise<string | null>
}
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/**
 * Writes each public page as it stands before any script runs: dist/pages/<name>.html, and in pages.json which
 * address each is for. What the pages say and look like comes from the screens alone. They lie apart from dist/web,
 * whose files are sent as they are: the server fills its address into these.
 */
export async function prerenderPages(web: string, built: string, target: string): Promise<void> {
  // A name of its own each time: under an old one this process would be given the program of an earlier build, and with
  // a query behind it a second copy of what its parts share.
  const bundle = join(target, '..', `prerender-${Date.now()}`)
  await build({
    root: web,
    logLevel: 'warn',
    build: { ssr: join(web, 'src/app/prerender.tsx'), outDir: bundle, emptyOutDir: true, manifest: false },
  })
  const { pages, knownPaths, renderPage }: Rendering = await import(
    pathToFileURL(join(bundle, 'prerender.js')).href
  )
  const shell = readFileSync(join(built, 'index.html'), 'utf8')
  const manifest: Manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'))
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const written: { path: string; file: string }[] = []
  for (const page of allPages(pages)) {
    const html = await renderPage(page.path, page.data)
    if (html === null) continue
    const files = filesOf(manifest, `src/screens/${page.screen}/${page.screen}-screen.tsx`)
    const head = headOf(page, {
      styles: files.styles.filter((file) => !shell.includes(file)),
      pictures: page.name === 'home' ? picturesOf(manifest) : null,
    })
    const file = `${page.name}.html`
    writeFileSync(
      join(target, file),
      putTogether(
        isReading(page) ? readingShell(shell, files.scripts) : usingShell(shell, files.scripts),
        head,
        bodyOf(html, page),
        dataOf(page),
      ),
    )
    written.push({ path: page.path, file })
  }
  writeFileSync(
    join(target, 'pages.json'),
    JSON.stringify({ pages: written, knownPaths: knownPaths.filter(isOpenEnded) }),
  )
  rmSync(bundle, { recursive: true })
}

/** All there is of them is written down: another address of this form is nowhere. */
const isOpenEnded = (path: string) => path !== '/articles/:id'

/** Screens with one address, and articles, each with what its screen would ask the server for. */
function allPages(pages: readonly PageFacts[]): MadePage[] {
  const articles = readArticlePages()
  const list = { articles: articles.map(({ id, title, shelf, summary }) => ({ id, title, shelf, summary })) }
  return [
    ...pages.map((page) => ({ ...page, screen: page.name, data: page.name === 'articles' ? list : null })),
    ...articleFacts(articles),
  ]
}

/** Data, not a script: see web/src/api/page-data.ts. */
const dataOf = ({ data }: MadePage) =>
  data === null
    ? ''
    : `<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** The screen without its title, which moves to the head. */
function bodyOf(html: string, page: PageFacts): string {
  const body = html.replace(/<title>[^<]*<\/title>/, '')
  const style = /<[^>]*\sstyle="[^>]*>/.exec(body)
  // The content security policy would drop it, and the page would change its looks when it comes alive.
  if (style) throw new Error(`${page.path} has a style attribute in its markup: ${style[0].slice(0, 120)}`)
  return body
}

const ENTRY = /<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/
const MODULE_PRELOAD = /\s*<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>/g

/**
 * Pages that say what they have to say without a script. What is typed or pressed on them before they answer is kept
 * (index.html), so that their scripts need not compete with what paints them.
 */
const READING: readonly string[] = [
  'home',
  'plans',
  'accuracy',
  'diagnose',
  'donate',
  'founders',
  'terms',
  'privacy',
  'articles',
  'article',
]
const isReading = ({ screen }: MadePage) => READING.includes(screen)

/** The scripts of a page that is read come after its first paint (public/after-paint.js). */
function readingShell(shell: string, scripts: readonly string[]): string {
  const preloads = [...shell.matchAll(MODULE_PRELOAD)].map(([, href]) => href ?? '')
  const first = new Set([...preloads, ...scripts.map((file) => `/${file}`)])
  const entry = ENTRY.exec(shell)?.[1]
  if (!entry) throw new Error('index.html has lost its script.')
  return shell
    .replace(
      ENTRY,
      `<script defer src="/after-paint.js" data-entry="${entry}" data-first="${[...first].join(' ')}"></script>`,
    )
    .replace(MODULE_PRELOAD, '')
}

/** Forms and switches are fetched with the page, behind what paints it: nobody shall fill in what does not answer yet. */
function usingShell(shell: string, scripts: readonly string[]): string {
  const low = (tag: string) => tag.replace(/^(\s*<(?:link|script)) /, '$1 fetchpriority="low" ')
  const missing = scripts.filter((file) => !shell.includes(file))
  const links = missing.map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
  )
  return shell
    .replace(ENTRY, low)
    .replace(MODULE_PRELOAD, low)
    .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
}

function putTogether(shell: string, head: string, body: string, data: string): string {
  const parts: readonly [RegExp, string][] = [
    [/<title>[^<]*<\/title>/, ''],
    [/<meta name="description"[^>]*>/, ''],
    [/<\/head>/, `  ${head}\n  </head>`],
    [/<div id="root"><\/div>/, `<div id="root">${body}</div>${data}`],
  ]
  return parts.reduce((html, [place, text]) => {
    if (!place.test(html)) throw new Error(`index.html has lost its ${place.source}`)
    return html.replace(place, () => text)
  }, shell)
}

/** The still of the hero, which stands in the first view of Home long before its film. */
function picturesOf(manifest: Manifest): Record<'light' | 'dark', string> {
  const still = (scheme: 'light' | 'dark') => {
    const file = manifest[`src/screens/home/film/still-${scheme}.svg`]?.file
    if (!file) throw new Error(`The built pages hold no ${scheme} still.`)
    return file
  }
  return { light: still('light'), dark: still('dark') }
}

/** Styles and scripts of a screen that is fetched lazily: without them here it would come late, and unstyled at first. */
function filesOf(manifest: Manifest, entry: string): { styles: string[]; scripts: string[] } {
  const styles = new Set<string>()
  const scripts = new Set<string>()
  for (const key of withImports(manifest, entry)) {
    const chunk = manifest[key]
    if (!chunk) continue
    scripts.add(chunk.file)
    for (const file of chunk.css ?? []) styles.add(file)
  }
  return { styles: [...styles], scripts: [...scripts] }
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  return [key, ...(manifest[key]?.imports ?? []).flatMap((next) => withImports(manifest, next, seen))]
}
