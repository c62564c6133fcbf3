import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const testsOf = (...rooms: string[]) => rooms.map((room) => `${room}/**/*.test.{ts,tsx}`)

/** Its files must find a memory in which nothing else has been. */
const ALONE = ['server/src/routes/contribution-memory.test.ts']

/**
 * Files of one project and one environment stand side by side: a process goes on to the next file only where both are the
 * same, and ends otherwise.
 */
class SideBySide extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groups = new Map<string, TestSpecification[]>()
    for (const file of await super.sort(files)) {
      const ownEnvironment =
        /^\/\/ @vitest-environment .*/.exec(readFileSync(file.moduleId, 'utf8'))?.[0] ?? ''
      const kind = `${file.project.name} ${ownEnvironment}`
      groups.set(kind, [...(groups.get(kind) ?? []), file])
    }
    return [...groups.values()].flat()
  }
}

export default defineConfig({
  test: {
    // Both cores: what a file waits for (a disk, a server that starts) costs the other one nothing.
    maxWorkers: 2,
    sequence: { sequencer: SideBySide },
    // What files import is read once for each core: a process of its own for each of them took a third of the whole time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'rooms',
          include: testsOf('domain', 'contracts', 'knowledge', 'engines', 'server', 'evaluation', 'scripts'),
          exclude: ALONE,
          globalSetup: ['server/test/shared-by-run.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: testsOf('web'),
          environment: './web/test/page-environment.ts',
          setupFiles: ['web/test/as-a-page-just-opened.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          isolate: true,
          globalSetup: ['server/test/shared-by-run.ts'],
        },
      },
    ],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
    // Property tests and the database need room on two shared cores; nothing here measures time.
    testTimeout: 30_000,
  },
})
