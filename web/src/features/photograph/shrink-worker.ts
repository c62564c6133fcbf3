import { shrinkBlob } from './shrink-blob.ts'

/** A photo comes in, and goes out as it will be sent. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void shrinkBlob(data).then((redrawn) => postMessage(redrawn))
})
