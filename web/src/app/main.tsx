import './zod-without-eval.ts'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { watchInstall } from '../parts/install-offer.ts'
import { openRouter } from './router.tsx'
import './tokens.css'
import './fonts.css'
import './base.css'
import './controls.css'

watchInstall()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has lost its #root')
const isPrerendered = root.hasChildNodes()
const app = (
  <StrictMode>
    <RouterProvider router={await openRouter(isPrerendered)} />
  </StrictMode>
)
// In small steps, between which the page scrolls and takes words.
if (isPrerendered) startTransition(() => void hydrateRoot(root, app))
else createRoot(root).render(app)
