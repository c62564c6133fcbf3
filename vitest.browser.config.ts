import { defineConfig } from 'vitest/config'

/** Journeys in a real browser against the built server. Two at a time: a journey mostly waits for a browser or a server. */
export default defineConfig({
  test: {
    include: ['web/**/*.browser.test.ts', 'server/**/*.browser.test.ts'],
    globalSetup: ['server/test/provide-vehicle-services.ts', 'web/test/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    passWithNoTests: true,
  },
})
