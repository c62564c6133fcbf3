// Takes a picture of every screen, phone and desktop, light and dark, to be laid beside the drawn ones: dist/pictures.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from './find-chromium.mjs'
import { build, root, say } from './prepare.mjs'

const WIDTHS = { phone: [390, 844], desktop: [1440, 900] }
const OPEN = {
  home: '/',
  plans: '/plans',
  accuracy: '/accuracy',
  donate: '/donate',
  founders: '/founders',
  quote: '/quote',
  terms: '/terms',
  privacy: '/privacy',
  login: '/login',
  register: '/register',
  'forgot-password': '/forgot-password',
  'reset-password': '/reset-password?token=picture',
  'verify-email': '/verify-email?token=picture',
  goodbye: '/goodbye',
  'not-found': '/no-such-page',
  diagnose: '/diagnose',
}
const SIGNED_IN = { profile: '/profile', admin: '/admin', 'my-car': '/my-car', upload: '/upload' }
const COMPLAINT = 'Grinding from the front left when I brake. It started as a squeal two weeks ago.'
const EMAIL = 'pictures@example.com'

const only = process.argv.slice(2)
const isWanted = (name) => only.length === 0 || only.includes(name)
if (!process.env.CANDI_BUILT) build()
const target = join(root, 'dist/pictures')
mkdirSync(target, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'candi-pictures-'))
const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
  // No picture shall depend on what some service on the internet says today.
  env: { ...process.env, CANDI_DATA: data, PORT: '0', VEHICLE_SERVICE_URL: 'off', RECALL_SERVICE_URL: 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const address = await new Promise((found) => {
  server.stdout.on('data', (chunk) => {
    const said = /ready: (http\S+)/.exec(String(chunk))?.[1]
    if (said) found(said)
  })
})
const browser = await chromium.launch({
  executablePath: findChromium(say),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const cookies = await register()
  for (const [size, [width, height]] of Object.entries(WIDTHS))
    for (const colorScheme of ['light', 'dark'])
      await shootAll(size, { viewport: { width, height }, colorScheme, reducedMotion: 'reduce' }, cookies)
} finally {
  await browser.close()
  server.kill()
  rmSync(data, { recursive: true, force: true })
}
say(`The pictures are in ${target}.`)

/** An administrator of this one server, as the browser's cookies. */
async function register() {
  const context = await browser.newContext()
  await context.request.post(`${address}/api/account/register`, {
    headers: { origin: address },
    data: { displayName: 'Maria Gonzalez', email: EMAIL, password: 'secret1' },
  })
  spawnSync(process.execPath, [join(root, 'dist/server/candi.js'), 'admin', 'make-admin', EMAIL], {
    env: { ...process.env, CANDI_DATA: data },
  })
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

async function shootAll(size, options, cookies) {
  const context = await browser.newContext(options)
  // The choice was made: the notice would hide the foot of every picture.
  await context.addInitScript(() => {
    const record = { essential: true, analytics: false, marketing: false, version: '1.0' }
    localStorage.setItem('candi.consent', JSON.stringify({ ...record, timestamp: new Date().toISOString() }))
  })
  const page = await context.newPage()
  const shoot = async (name) => {
    // A long poll keeps the network busy for good: what a screen asks for has come after this time.
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(700)
    await page.screenshot({
      path: join(target, `${name}-${size}-${options.colorScheme}.png`),
      fullPage: true,
    })
  }
  for (const [name, path] of Object.entries(OPEN).filter(([known]) => isWanted(known))) {
    await page.goto(address + path)
    await shoot(name)
  }
  if (isWanted('case')) {
    await page.goto(`${address}/diagnose`)
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill(COMPLAINT)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('#sheet .headline').waitFor()
    await page.waitForTimeout(1_500)
    await shoot('case')
  }
  await context.addCookies(cookies)
  for (const [name, path] of Object.entries(SIGNED_IN).filter(([known]) => isWanted(known))) {
    await page.goto(address + path)
    await page.locator('main').waitFor()
    await shoot(name)
  }
  await context.close()
}
