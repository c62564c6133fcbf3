import { defineConfig } from 'vitest/config'

const testsOf = (...rooms: string[]) => rooms.map((room) => `${room}/**/*.test.{ts,tsx}`)

export default defineConfig({
  test: {
    // Both cores: what a file waits for (a disk, a server that starts) costs the other one nothing.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        // Rooms that keep no state share what they have read; everybody else begins afresh with each file.
        test: {
          name: 'pure',
          include: testsOf('domain', 'contracts', 'knowledge', 'engines'),
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: testsOf('server', 'evaluation', 'web', 'scripts'),
          globalSetup: ['server/test/shared-by-run.ts'],
        },
      },
    ],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
    // Property tests and the database need room on two shared cores; nothing here measures time.
    testTimeout: 30_000,
  },
})
