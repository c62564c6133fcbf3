import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

const HALF_A_YEAR_SECONDS = 15_552_000

/** What a page of ours never needs; camera and microphone are asked for on Diagnose, by our own pages only. */
const SWITCHED_OFF = [
  'accelerometer',
  'displayCapture',
  'geolocation',
  'gyroscope',
  'hid',
  'idleDetection',
  'localFonts',
  'magnetometer',
  'midi',
  'payment',
  'publickeyCredentialsGet',
  'screenWakeLock',
  'serial',
  'usb',
  'xrSpatialTracking',
] as const

/** Answers of the API and to the API's keepers are nobody's to keep: only pages and their files may be cached. */
const NEVER_CACHED = /^\/(api|healthz|readyz|metrics)(\/|$)/

/**
 * The headers of every answer. Styles come from our files alone: what React sets goes through the CSSOM, which the
 * policy allows, and nothing may put a `style` attribute or element into a page.
 */
export function pagePolicy(parts: {
  readonly inlineScripts: readonly string[]
  /** Whether visitors reach us by https: only then may the browser be told to insist on it. */
  readonly isHttps: boolean
}): MiddlewareHandler {
  const headers = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...parts.inlineScripts],
      scriptSrcAttr: ["'none'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      frameSrc: ["'none'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
    },
    // Not for subdomains: what stands there may be somebody else's, or speak no https.
    strictTransportSecurity: parts.isHttps ? `max-age=${HALF_A_YEAR_SECONDS}` : false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'no-referrer',
    permissionsPolicy: {
      camera: ['self'],
      microphone: ['self'],
      ...Object.fromEntries(SWITCHED_OFF.map((feature) => [feature, []])),
    },
  })
  return async (context, next) => {
    await headers(context, next)
    if (NEVER_CACHED.test(context.req.path) && !context.res.headers.has('cache-control'))
      context.res.headers.set('cache-control', 'no-store')
  }
}
