import type { IEnvironment, Variables } from 'relay-runtime';

/** A copy of a list. */
interface ListedCopy {
  readonly id: string;
  /** When it came on sale, ISO 8601. */
  readonly createdAt: string;
}

/** Number of copies that are looked at, the newest ones: as many as `GoodsLive` asks for. */
export const NEWEST_COUNT = 20;

/** The list as the page shows it. */
export interface ShownCopies {
  /** When it was read, ISO 8601. */
  readonly since: string;
  /** Its newest copies, as they were first looked at; null before. */
  readonly newest: readonly ListedCopy[] | null;
}

/** Lists that Back may show again from the store: more than the store keeps. */
const KEPT_COUNT = 20;

const keptLists = new WeakMap<IEnvironment, Map<string, ShownCopies>>();

/** Keeps how a list was shown, by the variables of its page. Null once it is read anew. */
export function keepShown(environment: IEnvironment, page: Variables, shown: ShownCopies | null): void {
  const lists = keptLists.get(environment) ?? new Map<string, ShownCopies>();
  keptLists.set(environment, lists);
  const key = JSON.stringify(page);
  lists.delete(key);
  if (shown !== null) {
    lists.set(key, shown);
  }
  for (const oldest of [...lists.keys()].slice(0, -KEPT_COUNT)) {
    lists.delete(oldest);
  }
}

/** How a list was last shown, null if it was read anew. */
export function keptShown(environment: IEnvironment, page: Variables): ShownCopies | null {
  return keptLists.get(environment)?.get(JSON.stringify(page)) ?? null;
}

/** How a list of copies differs from the one that the page shows. */
export interface CopyNews {
  /** Number of copies that came on sale since; no more than are looked at. */
  readonly newCount: number;
  /** Whether one has left it, or more are new than were counted. */
  readonly isChanged: boolean;
}

/**
 * Compares the newest copies of a list with what the page shows. Their number in all says nothing: it is counted a
 * little later.
 */
export function copyNews({ since, newest }: ShownCopies, present: readonly ListedCopy[]): CopyNews {
  const newCount = present.filter(({ createdAt }) => Date.parse(createdAt) > Date.parse(since)).length;
  const isFull = present.length >= NEWEST_COUNT;
  const lastMs = Date.parse(present.at(-1)?.createdAt ?? since);
  // Of a full list older copies may have been pushed out.
  const isMissing = ({ id, createdAt }: ListedCopy) =>
    !present.some((copy) => copy.id === id) && !(isFull && Date.parse(createdAt) <= lastMs);
  return { newCount, isChanged: newCount === NEWEST_COUNT || (newest ?? []).some(isMissing) };
}
