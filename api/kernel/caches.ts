import { LRUCache } from 'lru-cache';

const MIB = 1_024 ** 2;

/**
 * Maximum memory of each cache in MiB: of what would cost work to make or to read again, the least recently used goes first. Not caches,
 * and bounded where they are: the market's items and copies on sale, which are in memory as a whole; the plans of Prisma (`db.ts`) and
 * the counts of the rate limiter, both by number; what is known of the files of pictures, by the bytes of those files.
 */
const MAX_MIB = {
  /** Whole answers to visitors, with their compressed form. */
  answers: 32,
  /** Free documents, parsed and found valid. */
  documents: 32,
  /** Answers to questions for the schema. */
  introspections: 16,
  /** Pictures of items and of single copies, as files. */
  photographs: 24,
  drawings: 16,
  /** Sources and pictures that failed and are left alone for some minutes. */
  pausedPictures: 4,
  /** The phases of items whose picture shows one. */
  phases: 2,
  /** Sessions of the last moment with their users. */
  sessions: 8,
  /** Who has looked at which copy today. */
  viewers: 16,
  /** What callers have used up of their limits: a cache for each kind of limit. */
  counts: 2,
  partnerKeys: 2,
  /** The way to Steam of each account. */
  lanes: 24,
} as const;

export type CacheName = keyof typeof MAX_MIB;

type CacheOptions<Value extends object | true, Context> = Pick<
  LRUCache.OptionsBase<string, Value, Context>,
  'ttl' | 'dispose' | 'fetchMethod'
>;

const opened = new Map<CacheName, WeakRef<LRUCache<string, object | true>>[]>();

/**
 * Opens a cache with the maximum of the table above.
 * @param weightOf bytes in memory of an entry, about. What a stranger can make long must count, the key too.
 */
export function openCache<Value extends object | true, Context = unknown>(
  name: CacheName,
  weightOf: (value: Value, key: string) => number,
  options: CacheOptions<Value, Context> = {},
): LRUCache<string, Value, Context> {
  const cache = new LRUCache<string, Value, Context>({
    ...options,
    maxSize: MAX_MIB[name] * MIB,
    sizeCalculation: (value, key) => Math.max(1, Math.ceil(weightOf(value, key))),
  });
  const others = (opened.get(name) ?? []).filter((each) => each.deref() !== undefined);
  opened.set(name, [...others, new WeakRef(cache as unknown as LRUCache<string, object | true>)]);
  return cache;
}

/** What the caches of one name hold. */
export interface CacheFigures {
  name: CacheName;
  entries: number;
  bytes: number;
  maxBytes: number;
}

/** The figures of all caches of this process, by name. */
export function readCaches(): CacheFigures[] {
  return [...opened].map(([name, all]) => {
    const alive = all.flatMap((each) => each.deref() ?? []);
    const sum = (figure: (cache: (typeof alive)[number]) => number) =>
      alive.reduce((total, cache) => total + figure(cache), 0);
    return {
      name,
      entries: sum(({ size }) => size),
      bytes: sum(({ calculatedSize }) => calculatedSize),
      maxBytes: sum(({ maxSize }) => maxSize),
    };
  });
}
