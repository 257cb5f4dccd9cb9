import { LRUCache } from 'lru-cache';

const MIB = 1_024 ** 2;

/**
 * Most memory of each keeper in MiB. A keeper holds what would cost work to make or to read again, and lets go first of what was used
 * longest ago. What is not here: the market's items and copies on sale, which are in memory as a whole, and the plans of Prisma, which
 * are bounded by their number (`db.ts`).
 */
const ROOM_MIB = {
  /** Whole answers to visitors, with their compressed form. */
  answers: 32,
  /** Free documents, parsed and found valid. */
  documents: 32,
  /** Answers to questions for the schema. */
  introspections: 16,
  /** Pictures of items and of single copies, as files; each in a folder of its own. */
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
  /** What callers have used up of their limits: one keeper for each kind of limit. */
  counts: 1,
  partnerKeys: 2,
  /** The way to Steam of each account. */
  lanes: 8,
} as const;

export type KeeperName = keyof typeof ROOM_MIB;

/** What a keeper may do beside keeping. */
type KeeperOptions<Value extends object | true, Context> = Pick<
  LRUCache.OptionsBase<string, Value, Context>,
  'ttl' | 'dispose' | 'fetchMethod'
>;

const opened = new Map<KeeperName, WeakRef<LRUCache<string, object | true>>[]>();

/**
 * Opens a keeper: a map that lets go of what was used longest ago, bounded in bytes by the table above.
 * @param weightOf bytes of an entry with its key in memory, about. Whatever a stranger can make long must count.
 */
export function openKeeper<Value extends object | true, Context = unknown>(
  name: KeeperName,
  weightOf: (value: Value, key: string) => number,
  options: KeeperOptions<Value, Context> = {},
): LRUCache<string, Value, Context> {
  const keeper = new LRUCache<string, Value, Context>({
    ...options,
    maxSize: ROOM_MIB[name] * MIB,
    sizeCalculation: (value, key) => Math.max(1, Math.ceil(weightOf(value, key))),
  });
  const others = (opened.get(name) ?? []).filter((each) => each.deref() !== undefined);
  opened.set(name, [...others, new WeakRef(keeper as unknown as LRUCache<string, object | true>)]);
  return keeper;
}

/** What the keepers of one name hold. */
export interface KeeperFigures {
  name: KeeperName;
  entries: number;
  bytes: number;
  maxBytes: number;
}

/** The figures of all keepers of this process, by name. */
export function readKeepers(): KeeperFigures[] {
  return [...opened].map(([name, all]) => {
    const alive = all.flatMap((each) => each.deref() ?? []);
    const sum = (figure: (keeper: (typeof alive)[number]) => number) =>
      alive.reduce((total, keeper) => total + figure(keeper), 0);
    return {
      name,
      entries: sum(({ size }) => size),
      bytes: sum(({ calculatedSize }) => calculatedSize),
      maxBytes: sum(({ maxSize }) => maxSize),
    };
  });
}
