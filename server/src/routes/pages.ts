import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import type { PrerenderedPages } from '../outside/prerendered-pages.ts'
import { compressText } from './compress-text.ts'

/** Where nobody but their owner has anything to find. */
const NOT_FOR_SEARCH = [
  '/api/',
  '/admin',
  '/my-car',
  '/profile',
  '/upload',
  '/reset-password',
  '/verify-email',
]

/** The public pages with this server's own address in them, and what tells a search engine of them. */
export function pageRoutes({ htmlOf }: PrerenderedPages, publicUrl: string | null): Hono {
  const app = new Hono()
  const addressOf = (context: Context) => publicUrl ?? new URL(context.req.url).origin
  for (const [path, html] of htmlOf)
    app.get(path, etag(), (context) => {
      // A copy may be kept, but is asked about each time: a new build must show at once.
      context.header('cache-control', 'no-cache')
      // By a function: in a text, "$&" and its like would be filled in.
      const address = escapeMarkup(addressOf(context))
      return compressText(
        context,
        html.replaceAll('{{PUBLIC_URL}}', () => address),
        'text/html',
      )
    })
  app.get('/robots.txt', etag(), (context) => {
    const forbidden = NOT_FOR_SEARCH.map((path) => `Disallow: ${path}`)
    const lines = ['User-agent: *', ...forbidden, '', `Sitemap: ${addressOf(context)}/sitemap.xml`, '']
    return context.text(lines.join('\n'))
  })
  app.get('/sitemap.xml', etag(), (context) => {
    const entries = [...new Set([...htmlOf.keys(), '/diagnose'])].map(
      (path) => `  <url><loc>${escapeMarkup(addressOf(context))}${path}</loc></url>\n`,
    )
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
    return context.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8' })
  })
  return app
}

/** An address as it may stand in a text, an attribute or a piece of data of a page, and in XML. */
const escapeMarkup = (text: string) =>
  text.replace(/[&<>"'\\]/g, (character) => `&#${character.codePointAt(0)};`)

/** Marks the shell as "not found" where no screen answers: the visitor sees our 404, and a search engine learns of it. */
export function unknownIsNotFound({ knownPaths }: Pick<PrerenderedPages, 'knownPaths'>): MiddlewareHandler {
  const known = knownPaths.map(patternOf)
  return async (context, next) => {
    await next()
    if (known.length === 0 || known.some((path) => path.test(context.req.path))) return
    if (context.res.status === 200)
      context.res = new Response(context.res.body, { headers: context.res.headers, status: 404 })
  }
}

function patternOf(known: string): RegExp {
  const pattern = known.replace(/\/:[^/?]+(\?)?/g, (_, optional) => (optional ? '(?:/[^/]+)?' : '/[^/]+'))
  return new RegExp(`^${pattern}/?$`)
}
