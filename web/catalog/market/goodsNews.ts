import { ConnectionHandler, commitLocalUpdate, type IEnvironment, type Variables } from 'relay-runtime';

/** A copy of the page's list. */
interface ListedCopy {
  readonly id: string;
  readonly askCents: number;
}

/** A copy that is looked at. */
interface LookedCopy extends ListedCopy {
  /** When it came on sale, ISO 8601. */
  readonly createdAt: string;
}

/** Number of copies that are looked at, the newest ones: as many as `GoodsLive` asks for. */
export const NEWEST_COUNT = 20;

/** The list as the page shows it. */
export interface ShownCopies {
  /** When it was read, ISO 8601. */
  readonly since: string;
  /** The copies that were loaded then. */
  readonly listed: readonly ListedCopy[];
  /** Its newest copies, as they were first looked at; null before. */
  readonly newest: readonly LookedCopy[] | null;
}

/** The copies of an item that its page has loaded, in this order and with this filter. None where it has not. */
export function listedCopies(
  environment: IEnvironment,
  marketItemId: string,
  { sort, filter }: Variables,
): readonly ListedCopy[] {
  let copies: readonly ListedCopy[] = [];
  commitLocalUpdate(environment, (store) => {
    const item = store.get(marketItemId);
    const list = item && ConnectionHandler.getConnection(item, 'GoodsListings_listings', { sort, filter });
    copies = (list?.getLinkedRecords('edges') ?? []).flatMap((edge) => {
      const copy = edge?.getLinkedRecord('node');
      return copy == null ? [] : { id: copy.getDataID(), askCents: Number(copy.getValue('askCents')) };
    });
  });
  return copies;
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
  /** Whether one has left it or has another price, or more are new than were counted. */
  readonly isChanged: boolean;
}

/**
 * Compares the newest copies of a list with what the page shows. Their number in all says nothing: it is counted a
 * little later.
 */
export function copyNews({ since, listed, newest }: ShownCopies, present: readonly LookedCopy[]): CopyNews {
  const newCount = present.filter(({ createdAt }) => Date.parse(createdAt) > Date.parse(since)).length;
  const isFull = present.length >= NEWEST_COUNT;
  const lastMs = Date.parse(present.at(-1)?.createdAt ?? since);
  const asks = new Map(present.map(({ id, askCents }) => [id, askCents]));
  const isOther = ({ id, askCents }: ListedCopy, isExpected: boolean) => {
    const ask = asks.get(id);
    return ask === undefined ? isExpected : ask !== askCents;
  };
  // Of a full list older copies may have been pushed out, and how old those of the page are is not known.
  const isChanged =
    newCount === NEWEST_COUNT ||
    listed.some((copy) => isOther(copy, !isFull)) ||
    (newest ?? []).some((copy) => isOther(copy, !isFull || Date.parse(copy.createdAt) > lastMs));
  return { newCount, isChanged };
}
