import './zod-without-eval.ts'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { watchInstall } from '../parts/install-offer.ts'
import { App } from './app.tsx'
import { fetchScreenAt } from './routes.tsx'
import './tokens.css'
import './fonts.css'
import './base.css'
import './controls.css'

watchInstall()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has lost its #root')
const isPrerendered = root.hasChildNodes()
if (isPrerendered) await fetchScreenAt(location)
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)
// In small steps, between which the page scrolls and takes words.
if (isPrerendered) startTransition(() => void hydrateRoot(root, app))
else createRoot(root).render(app)
