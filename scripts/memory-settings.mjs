/**
 * Read by the memory allocator of Linux before a program's first line, hence set for a process of its own: without them
 * what the threads needed for photos stays with the server for good.
 */
export const GIVE_MEMORY_BACK = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
