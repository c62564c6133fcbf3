import { createBrowserRouter, matchRoutes } from 'react-router'
import { routes } from './routes.tsx'

/**
 * The browser's router. A page that was rendered beforehand can only be taken over by the same screen: it is fetched
 * first, so that the router starts with it and not with "Opening".
 */
export async function openRouter(isPrerendered: boolean) {
  if (isPrerendered)
    for (const { route } of matchRoutes(routes, location) ?? []) {
      if (typeof route.lazy !== 'function') continue
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }
  return createBrowserRouter(routes)
}
