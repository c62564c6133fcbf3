import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const NAMES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const SHELL = '/usr/bin/chromium-headless-shell'

/** Whether this system lets us install its packages. */
const mayInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

function installed(name) {
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update'], quiet)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], quiet)
  return existsSync(`/usr/bin/${name}`)
}

/** A Chromium for the browser tests: what is there, else Debian's package, else Playwright's own download. */
export function findChromium(say) {
  if (process.env.CANDI_CHROMIUM) return process.env.CANDI_CHROMIUM
  const there = NAMES.find((name) => existsSync(name))
  if (there) return there
  if (mayInstall()) {
    say('Installing Chromium for the browser tests …')
    if (installed('chromium')) return '/usr/bin/chromium'
  }
  say('Fetching Playwright’s own Chromium for the browser tests …')
  spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
  })
  // Undefined lets Playwright use the browser that it has just fetched, and say so clearly if it could not.
  return undefined
}

/**
 * The same Chromium without windows, which opens a page for half of the work: for the many journeys that need neither
 * microphone nor camera. Debian has it as a package of its own.
 * @param chromium the whole one, which does where this is not to be had
 */
export function findHeadlessShell(say, chromium) {
  if (process.env.CANDI_CHROMIUM) return chromium
  if (existsSync(SHELL)) return SHELL
  if (chromium !== '/usr/bin/chromium' || !mayInstall()) return chromium
  say('Installing Chromium without windows for the browser tests …')
  return installed('chromium-headless-shell') ? SHELL : chromium
}
