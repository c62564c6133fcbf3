import type { BrowserContext } from 'playwright-core'

/** Holds back scripts until they are let go; which ones, by name. */
export async function holdScripts(context: BrowserContext, names: RegExp = /\/assets\/.*\.js$/) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(names, async (route) => {
    await held
    await route.continue()
  })
  return release
}
