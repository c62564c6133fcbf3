import { Suspense } from 'react'
import { useRoutes } from 'react-router'
import { ErrorBoundary } from './error-boundary.tsx'
import { BareErrorScreen } from './error-screen.tsx'
import { Opening } from './opening.tsx'
import { routes } from './routes.tsx'

/**
 * The whole web app, within a router. It waits as a whole: a page that was rendered beforehand answers at once or not at all, and one
 * that is left stands until the next has arrived.
 */
export function App() {
  return (
    <ErrorBoundary Screen={BareErrorScreen}>
      <Suspense fallback={<Opening />}>
        <Pages />
      </Suspense>
    </ErrorBoundary>
  )
}

const Pages = () => useRoutes(routes)
