import type { ComponentType } from 'react'
import { matchRoutes, Outlet, type RouteObject } from 'react-router'
import { Guarded } from '../features/account/guarded.tsx'
import { NotFoundScreen } from '../screens/not-found/not-found-screen.tsx'
import { clearDevice } from './clear-device.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { FetchedScreen, ShowFetched } from './fetched-screen.tsx'
import { BarePages, FramedPages } from './page-frame.tsx'
import { Root } from './root.tsx'

const fetched = new WeakMap<RouteObject, FetchedScreen>()

function screen(path: string, load: () => Promise<ComponentType>): RouteObject {
  const of = new FetchedScreen(load)
  const route: RouteObject = { path, element: <ShowFetched of={of} /> }
  fetched.set(route, of)
  return route
}

/** Fetches what stands at an address, so that it is shown at once: a page that was rendered beforehand can only be taken over by the same screen. */
export async function fetchScreenAt(address: { readonly pathname: string }): Promise<void> {
  for (const { route } of matchRoutes(routes, address) ?? []) await fetched.get(route)?.fetch()
}

const CaughtPages = () => (
  <ErrorBoundary Screen={ErrorScreen}>
    <Outlet />
  </ErrorBoundary>
)
const GuardedPages = () => (
  <Guarded>
    <Outlet />
  </Guarded>
)

const framed: RouteObject[] = [
  screen('/', async () => (await import('../screens/home/home-screen.tsx')).HomeScreen),
  screen('/plans', async () => (await import('../screens/plans/plans-screen.tsx')).PlansScreen),
  screen('/accuracy', async () => (await import('../screens/accuracy/accuracy-screen.tsx')).AccuracyScreen),
  screen('/donate', async () => (await import('../screens/donate/donate-screen.tsx')).DonateScreen),
  screen('/founders', async () => (await import('../screens/founders/founders-screen.tsx')).FoundersScreen),
  screen('/articles', async () => (await import('../screens/articles/articles-screen.tsx')).ArticlesScreen),
  screen('/articles/:id', async () => (await import('../screens/article/article-screen.tsx')).ArticleScreen),
  screen('/quote', async () => (await import('../screens/quote/quote-screen.tsx')).QuoteScreen),
  screen('/terms', async () => (await import('../screens/terms/terms-screen.tsx')).TermsScreen),
  screen('/privacy', async () => (await import('../screens/privacy/privacy-screen.tsx')).PrivacyScreen),
  screen('/login', async () => (await import('../screens/login/login-screen.tsx')).LoginScreen),
  screen('/register', async () => (await import('../screens/register/register-screen.tsx')).RegisterScreen),
  screen(
    '/forgot-password',
    async () => (await import('../screens/forgot-password/forgot-password-screen.tsx')).ForgotPasswordScreen,
  ),
  screen(
    '/reset-password',
    async () => (await import('../screens/reset-password/reset-password-screen.tsx')).ResetPasswordScreen,
  ),
  screen(
    '/verify-email',
    async () => (await import('../screens/verify-email/verify-email-screen.tsx')).VerifyEmailScreen,
  ),
  screen('/goodbye', async () => {
    const { GoodbyeScreen } = await import('../screens/goodbye/goodbye-screen.tsx')
    return () => <GoodbyeScreen clearDevice={clearDevice} />
  }),
  { path: '*', element: <NotFoundScreen /> },
]

/** For signed-in visitors only; the others come back to them after their login. */
const guarded: RouteObject[] = [
  screen('/profile', async () => (await import('../screens/profile/profile-screen.tsx')).ProfileScreen),
  screen('/admin', async () => (await import('../screens/admin/admin-screen.tsx')).AdminScreen),
  screen('/upload', async () => (await import('../screens/upload/upload-screen.tsx')).UploadScreen),
  screen('/my-car', async () => (await import('../screens/my-car/my-car-screen.tsx')).MyCarScreen),
]

/** Screens that fill the window and have a header of their own. */
const bare: RouteObject[] = [
  screen(
    '/diagnose/:caseId?',
    async () => (await import('../screens/diagnose/diagnose-screen.tsx')).DiagnoseScreen,
  ),
]

export const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      {
        element: <FramedPages />,
        children: [
          {
            element: <CaughtPages />,
            children: [{ element: <GuardedPages />, children: guarded }, ...framed],
          },
        ],
      },
      { element: <BarePages />, children: bare },
    ],
  },
]
