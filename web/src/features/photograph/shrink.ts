import { drawShrunk, type Redrawn } from './draw-shrunk.ts'
import { shrinkBlob } from './shrink-blob.ts'

/** A picture drawn anew at the size at which it is sent; null where this browser cannot open it. */
export type Shrink = (photo: Blob) => Promise<Redrawn>

/** In the page itself; some browsers open more kinds of files as an image than in any other way. */
const shrinkInPage: Shrink = async (photo) => {
  const shrunk = await shrinkBlob(photo)
  if (shrunk) return shrunk
  const address = URL.createObjectURL(photo)
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    return await drawShrunk(image, image.naturalWidth, image.naturalHeight)
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}

/**
 * In a thread of its own, so that the buttons do not wait. Where that cannot be had, cannot open it, or is given noise
 * (only a page can be allowed to read what it drew), in the page.
 */
export const shrinkInWorker: Shrink = async (photo) => {
  const shrunk = await inWorker(photo)
  return shrunk && shrunk !== 'scrambled' ? shrunk : shrinkInPage(photo)
}

function inWorker(photo: Blob): Promise<Redrawn> {
  let worker: Worker
  try {
    worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return Promise.resolve(null)
  }
  return new Promise<Redrawn>((done) => {
    worker.addEventListener('error', () => done(null))
    worker.addEventListener('message', ({ data }: MessageEvent<Redrawn>) => done(data))
    worker.postMessage(photo)
  }).finally(() => worker.terminate())
}

/** What a camera shows at this moment. */
export async function shrinkFrame(video: HTMLVideoElement): Promise<Redrawn> {
  try {
    return video.videoWidth > 0 ? await drawShrunk(video, video.videoWidth, video.videoHeight) : null
  } catch {
    return null
  }
}
