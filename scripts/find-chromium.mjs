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

/** A Chromium for the browser tests: what is there, else Debian's package, else Playwright's own download. */
export function findChromium(say) {
  if (process.env.CANDI_CHROMIUM) return process.env.CANDI_CHROMIUM
  const there = NAMES.find((name) => existsSync(name))
  if (there) return there
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    say('Installing Chromium for the browser tests …')
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update'], quiet)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet)
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  }
  say('Fetching Playwright’s own Chromium for the browser tests …')
  spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
  })
  // Undefined lets Playwright use the browser that it has just fetched, and say so clearly if it could not.
  return undefined
}
