import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Preloads the two faces that stand on every first screen; the monospaced one may come later. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, context) =>
        Object.keys(context.bundle ?? {})
          .filter((file) => /(bricolage|instrument).*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          })),
    },
  }
}

const ENTRY = fileURLToPath(new URL('src/app/main.tsx', import.meta.url))
type Imports = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Whether every page loads this module first, whatever its screen: then it lies in one file with the others. */
function inShell() {
  let shell: Set<string> | undefined
  const closure = (context: Imports, id: string, seen = new Set<string>()) => {
    if (seen.has(id)) return seen
    seen.add(id)
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) closure(context, next, seen)
    return seen
  }
  return (id: string, context: Imports) => {
    shell ??= closure(context, ENTRY)
    // The entry itself waits for its screen, which imports the shell: in one file they would wait for each other.
    return id !== ENTRY && shell.has(id) ? 'shell' : null
  }
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), preloadFonts()],
  resolve: {
    // The package adds a `style` element, which the content security policy forbids.
    alias: {
      'react-style-singleton': fileURLToPath(new URL('src/app/style-sheets-by-code.ts', import.meta.url)),
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:8787' } },
  preview: { proxy: { '/api': 'http://127.0.0.1:8787' } },
  build: {
    outDir: fileURLToPath(new URL('../dist/web', import.meta.url)),
    emptyOutDir: true,
    // What loads what, for the bench that weighs the first load.
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // What changes with a release of ours stays apart from what does not; zod apart from the conversation, because
        // small screens read answers with it too.
        codeSplitting: {
          groups: [
            { name: 'zod', test: /node_modules\/zod\//, priority: 3 },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
            {
              name: 'conversation',
              test: /node_modules\/(ai|@ai-sdk|eventsource-parser|swr)\//,
              priority: 1,
            },
            { name: inShell(), debugName: 'shell', priority: 0 },
          ],
        },
      },
    },
  },
})
