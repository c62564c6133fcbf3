import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{domain,contracts,knowledge,engines,server,evaluation,web,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
    // Property tests and the database need room on two shared cores; nothing here measures time.
    testTimeout: 30_000,
  },
})
