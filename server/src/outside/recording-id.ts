const ID = /^[0-9a-f-]{36}$/

/** Whether this is an id of ours: nothing else may become a path, or is ours to sweep away. */
export const isRecordingId = (name: string): boolean => ID.test(name)
