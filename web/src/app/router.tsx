import { createBrowserRouter } from 'react-router'
import { NotFoundScreen } from '../screens/not-found/not-found-screen.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { Opening } from './opening.tsx'

export const router = createBrowserRouter([
  {
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <Opening />,
    children: [
      {
        path: '/',
        lazy: async () => ({ Component: (await import('../screens/home/home-screen.tsx')).HomeScreen }),
      },
      {
        path: '/diagnose/:caseId?',
        lazy: async () => ({
          Component: (await import('../screens/diagnose/diagnose-screen.tsx')).DiagnoseScreen,
        }),
      },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
])
