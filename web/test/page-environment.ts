import { builtinEnvironments, type Environment } from 'vitest/runtime'

const happyDom = builtinEnvironments['happy-dom']

declare global {
  /** Closes the page, with all that still waits or listens in it, and opens an empty one. Not there in plain Node. */
  var openPageAnew: (() => Promise<void>) | undefined
}

/** A page for tests, which a file can open anew: files share a process, and a page just opened knows nothing. */
export default {
  name: 'page',
  viteEnvironment: 'client',
  async setup(global, options) {
    let page = await happyDom.setup(global, options)
    globalThis.openPageAnew = async () => {
      await page.teardown(global)
      page = await happyDom.setup(global, options)
    }
    return { teardown: () => page.teardown(global) }
  },
} satisfies Environment
