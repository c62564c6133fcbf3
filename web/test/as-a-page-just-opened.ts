import { afterAll, vi } from 'vitest'

// Files share a process, and a page just opened knows nothing: who is signed in, what was allowed, which cases there are.
vi.resetModules()
Reflect.deleteProperty(globalThis, 'indexedDB')
await globalThis.openPageAnew?.()

afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
