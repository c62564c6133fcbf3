import { Hono } from 'hono'
import { failure } from './failure.ts'

/** The mobile apps that may open our mailed links; null and empty where the operator named none. */
export interface AppLinks {
  readonly iosBundleId: string | null
  readonly iosTeamId: string | null
  readonly androidPackage: string | null
  /** SHA-256 fingerprints of the certificates that sign the Android app. */
  readonly androidCertificates: readonly string[]
}

/** Landings of mailed links, the only addresses of ours that an app takes over. */
const LANDINGS = ['/verify-email', '/reset-password']

/** /.well-known: says to iOS and Android which app may open which of our links. */
export function wellKnownRoute(apps: AppLinks): Hono {
  return new Hono()
    .get('/apple-app-site-association', (context) => {
      if (apps.iosBundleId === null) return failure(context, 'not-found')
      const app = apps.iosTeamId === null ? apps.iosBundleId : `${apps.iosTeamId}.${apps.iosBundleId}`
      const components = LANDINGS.map((path) => ({ '/': path }))
      return context.json({ applinks: { details: [{ appIDs: [app], components }] } })
    })
    .get('/assetlinks.json', (context) => {
      if (apps.androidPackage === null) return failure(context, 'not-found')
      return context.json([
        {
          relation: ['delegate_permission/common.handle_all_urls'],
          target: {
            namespace: 'android_app',
            package_name: apps.androidPackage,
            sha256_cert_fingerprints: apps.androidCertificates,
          },
        },
      ])
    })
}
