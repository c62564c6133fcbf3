import { text } from 'node:stream/consumers'
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { matchRoutes, StaticRouter } from 'react-router'
import { renderWith } from '../api/page-data.ts'
import { App } from './app.tsx'
import { fetchScreenAt, routes } from './routes.tsx'

type PageFile = { title: string; description: string; structuredData?: unknown }

/** Every screen that says beside itself how it wants to be found: `<name>-page.ts`. */
const files = import.meta.glob<PageFile>('../screens/*/*-page.ts', { eager: true })

/** A public page: its folder names it, and its address but for Home. */
export const pages = Object.entries(files).map(([file, { title, description, structuredData }]) => {
  const name = file.split('/').at(-2) ?? ''
  return { name, path: name === 'home' ? '/' : `/${name}`, title, description, structuredData }
})

/**
 * Renders one address as it stands before any script runs; null where no screen answers.
 * @param data what the screen would ask the server for (api/page-data.ts)
 */
export async function renderPage(path: string, data: unknown = null): Promise<string | null> {
  renderWith(data)
  const matches = matchRoutes(routes, path) ?? []
  if ((matches.at(-1)?.route.path ?? '*') === '*') return null
  await fetchScreenAt({ pathname: path })
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // In its place however long it is: what comes later is put there by a script in the page, which our policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await text(prelude)
  // A screen for signed-in visitors shows nothing until somebody is known: there is nothing to write down.
  return html.includes('<main') ? html : null
}

/** All addresses that some screen answers, as the router names them; the rest is "not found". */
export const knownPaths = (function pathsOf(list: typeof routes): string[] {
  return list.flatMap(({ path, children }) => [
    ...(path && path !== '*' ? [path] : []),
    ...pathsOf(children ?? []),
  ])
})(routes)
