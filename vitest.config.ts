import { defineConfig } from 'vitest/config'

const testsOf = (...rooms: string[]) => rooms.map((room) => `${room}/**/*.test.{ts,tsx}`)

/** Folders of the server whose tests reckon and change nothing outside themselves: they load the knowledge once. */
const STATELESS = ['server/src/conversation', 'server/src/narrator', 'server/src/translate']

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
          include: [
            ...testsOf('domain', 'contracts', 'knowledge', 'engines'),
            ...STATELESS.flatMap((folder) => testsOf(folder)),
          ],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: testsOf('server', 'evaluation', 'web', 'scripts'),
          exclude: STATELESS.map((folder) => `${folder}/**`),
          globalSetup: ['server/test/shared-by-run.ts'],
        },
      },
    ],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
    // Property tests and the database need room on two shared cores; nothing here measures time.
    testTimeout: 30_000,
  },
})
