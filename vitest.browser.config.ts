import { defineConfig } from 'vitest/config'

/**
 * Journeys in a real browser against the built server; one file after the other, they share two cores. Two at a time they
 * found four presses that were lost while a page came alive, and save a third of the time: to be had again when three whole
 * runs in a row had no first failure. Until then a journey is walked once more, and its first failure is printed.
 */
export default defineConfig({
  test: {
    include: ['web/**/*.browser.test.ts', 'server/**/*.browser.test.ts'],
    globalSetup: ['server/test/provide-vehicle-services.ts', 'web/test/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    retry: 1,
    passWithNoTests: true,
  },
})
