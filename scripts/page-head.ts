/** What a search engine or a messenger reads of a page. `{{PUBLIC_URL}}` is filled in by the server when it sends the page. */
export interface PageFacts {
  readonly name: string
  readonly path: string
  readonly title: string
  readonly description: string
  readonly structuredData?: unknown
}

const ADDRESS = '{{PUBLIC_URL}}'
/** Pages with a picture of their own; the others share one. */
const PICTURES: readonly string[] = ['home', 'plans', 'donate']

export interface HeadFiles {
  readonly styles: readonly string[]
  /** Pictures that stand in the first view, by the color scheme that shows them. */
  readonly pictures: Readonly<Record<'light' | 'dark', string>> | null
}

export function headOf(page: PageFacts, files: HeadFiles) {
  const address = `${ADDRESS}${page.path}`
  const picture = `${ADDRESS}/og/${PICTURES.includes(page.name) ? page.name : 'candi'}.png`
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeAttribute(content)}">`
  return [
    `<title>${escapeText(page.title)}</title>`,
    `<meta name="description" content="${escapeAttribute(page.description)}">`,
    `<link rel="canonical" href="${address}">`,
    property('og:type', 'website'),
    property('og:site_name', 'CANDI'),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', address),
    property('og:image', picture),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', 'CANDI: a small car, drawn by the bars of a sound recording'),
    '<meta name="twitter:card" content="summary_large_image">',
    ...files.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...Object.entries(files.pictures ?? {}).map(
      ([scheme, file]) =>
        `<link rel="preload" as="image" type="image/svg+xml" href="/${file}" media="(prefers-color-scheme: ${scheme})">`,
    ),
    ...structuredTag(page.structuredData),
  ].join('\n    ')
}

/** Data, not a script: it is never run, and needs no leave of the content security policy. */
function structuredTag(data: unknown): string[] {
  if (data === undefined) return []
  const graph = { '@context': 'https://schema.org', '@graph': Array.isArray(data) ? data : [data] }
  return [`<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`]
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;')
