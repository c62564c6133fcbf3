import { join } from 'node:path'
import { openOnnxReader } from '../../src/outside/onnx-reader.ts'
import { productRoot } from '../../src/outside/product-root.ts'
import { serveOnThread } from '../../src/outside/serve-on-thread.ts'

/** Asks a model one thing after the other, and never comes to an end. */
serveOnThread(async () => {
  const reader = await openOnnxReader(join(productRoot, 'engines', 'text', 'weights'))
  return async (_bytes, _told, onProgress) => {
    for (let asked = 1; ; asked += 1) {
      await reader.opinionOf('my oil lamp came on while I was driving up the hill')
      onProgress(1 - 1 / (asked + 1))
    }
  }
})
