/**
 * Flags of Node for each of the market's processes (decision 0255). The maximum of the old generation also decides how much garbage it holds
 * before it is collected: 1.6 times the live data here, four times by default. A quiet process collects by itself (`collectWhenQuiet`).
 */
export const NODE_FLAGS: readonly string[] = [
  '--expose-gc',
  '--max-semi-space-size=16',
  '--max-old-space-size=1024',
];

/**
 * Environment variables for the C library's allocator in each of the market's processes; only glibc reads them. By default it gives every
 * thread that compresses responses an arena of its own and keeps freed memory: 16 to 65 MiB in an API.
 */
export const ALLOCATOR_SETTINGS: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '1000000',
  MALLOC_MMAP_THRESHOLD_: '262144',
};
