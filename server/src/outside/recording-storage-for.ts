import { join } from 'node:path'
import type { RecordingStorage } from '../contributions/ports.ts'
import type { BucketPlace } from './bucket-client.ts'
import { recordingsInBucket } from './recordings-in-bucket.ts'
import { recordingsInFolder } from './recordings-in-folder.ts'

export interface RecordingPlace {
  readonly folder: string
  /** Null: the folder holds the recordings. Else it holds only what is being worked on. */
  readonly bucket: BucketPlace | null
}

/** A bucket where an operator named one, else a folder. */
export const recordingStorageFor = ({ folder, bucket }: RecordingPlace): RecordingStorage =>
  bucket === null ? recordingsInFolder(folder) : recordingsInBucket(bucket, join(folder, 'drafts'))
