import { type ReactNode, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { forgetUnlessWaiting } from '../features/account/remembered-location.ts'
import { VerificationBanner } from '../features/account/verification-banner.tsx'
import { ConsentNotice } from '../features/consent/consent-notice.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import '../parts/public.css'
import './frame.css'

/** Header, banner, screen, footer, cookie notice. The screen brings its own <main id="main">. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  useEffect(() => forgetUnlessWaiting(pathname), [pathname])
  return (
    <div className="public">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <VerificationBanner />
      {children}
      <SiteFooter />
      <ConsentNotice />
    </div>
  )
}

/** The frame around a group of routes. */
export const FramedPages = () => (
  <PageFrame>
    <Outlet />
  </PageFrame>
)

/** For a screen with a header of its own that fills the window: only what every page must show. */
export const BarePages = () => (
  <>
    <VerificationBanner />
    <ConsentNotice place="strip" />
    <Outlet />
  </>
)
