/** Oldest Android that the mobile app runs on (specification, section 9). */
const LEAST_ANDROID_VERSION = '12'

/** The mobile apps a link may open instead of the browser; null where an operator named none. */
export interface MobileApps {
  readonly iosBundleId: string | null
  readonly androidPackage: string | null
}

/** Where a person lands who follows a mailed link, and where they go on from there. */
const LANDINGS = {
  verification: { path: '/verify-email', continuePath: '/plans' },
  reset: { path: '/reset-password', continuePath: '/login' },
} as const

/**
 * A mailed link: token, where to continue, and the settings of both mobile apps. Nobody is sent to an app store who
 * has no app: the parameters that would force an installation are left out.
 */
export function mailLink(
  kind: keyof typeof LANDINGS,
  token: string,
  publicUrl: string,
  apps: MobileApps,
): string {
  const { path, continuePath } = LANDINGS[kind]
  const base = publicUrl.replace(/\/{1,9}$/, '')
  const parameters = new URLSearchParams({ token, continueUrl: `${base}${continuePath}` })
  if (apps.iosBundleId !== null) parameters.set('ibi', apps.iosBundleId)
  if (apps.androidPackage !== null) {
    parameters.set('apn', apps.androidPackage)
    parameters.set('amv', LEAST_ANDROID_VERSION)
  }
  return `${base}${path}?${parameters}`
}
