import { describe, expect, it } from 'vitest'
import { wellKnownRoute } from './well-known.ts'

const NO_APPS = { iosBundleId: null, iosTeamId: null, androidPackage: null, androidCertificates: [] }

describe('the addresses where phones look for our apps', () => {
  it('name the iOS app for the landings of mailed links, and for nothing else', async () => {
    const route = wellKnownRoute({ ...NO_APPS, iosBundleId: 'org.example.candi', iosTeamId: 'TEAM123456' })
    const response = await route.request('/apple-app-site-association')
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toEqual({
      applinks: {
        details: [
          {
            appIDs: ['TEAM123456.org.example.candi'],
            components: [{ '/': '/verify-email' }, { '/': '/reset-password' }],
          },
        ],
      },
    })
  })

  it('name the Android app with its certificates', async () => {
    const route = wellKnownRoute({
      ...NO_APPS,
      androidPackage: 'org.example.candi',
      androidCertificates: ['AA:BB'],
    })
    expect(await (await route.request('/assetlinks.json')).json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'org.example.candi',
          sha256_cert_fingerprints: ['AA:BB'],
        },
      },
    ])
  })

  it.each(['/apple-app-site-association', '/assetlinks.json'])('are empty without apps: %s', async (path) => {
    expect((await wellKnownRoute(NO_APPS).request(path)).status).toBe(404)
  })
})
