import { openBlobStore } from './blob-store.ts'

/** The sounds of recordings, by the id of the recording. */
export const sounds = openBlobStore('candi-recordings', 'sounds')
/** Photos as they were sent: shrunk, and without where and when they were taken. */
export const photos = openBlobStore('candi-photos', 'photos')
