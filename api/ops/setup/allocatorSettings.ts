/**
 * How the C library keeps the memory of each of the market's processes, as environment variables; others than glibc's do not know them.
 * By itself it gives every thread that compresses answers a store of its own, and keeps what was freed: 16 to 65 MiB in an api.
 */
export const ALLOCATOR_SETTINGS: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '1000000',
  MALLOC_MMAP_THRESHOLD_: '262144',
};
