import { defineConfig } from 'vitest/config'

/** They start browsers of their own, whose microphone or camera plays a file while they run. */
const DEVICES = ['microphone', 'photograph', 'record'].map((name) => `web/test/${name}.browser.test.ts`)

/**
 * Journeys in a real browser against the built server. Two files at a time, in a Chromium without windows: 84 s where one
 * after the other takes 126 s. With the whole Chromium it was the other way round (844 s against 661 s for all of them).
 * What listens or looks through a device has the cores to itself: sound comes as it is played.
 * A journey that fails is walked once more, and its first failure is printed.
 */
export default defineConfig({
  test: {
    globalSetup: ['server/test/provide-vehicle-services.ts', 'web/test/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As long as a page may take: a machine with other work is no failure.
    expect: { poll: { timeout: 45_000 } },
    // What they share is read once and starts one browser; they keep nothing else between them.
    isolate: false,
    setupFiles: ['web/test/leave-visits.ts'],
    retry: 1,
    passWithNoTests: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['web/**/*.browser.test.ts', 'server/**/*.browser.test.ts'],
          exclude: DEVICES,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'devices', include: DEVICES, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
})
