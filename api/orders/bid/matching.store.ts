import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import type { Cents } from '../../kernel/money.ts';
import type { BidTerms } from './bid.ts';

/** A bid that may be filled, as the matching reads it. */
export interface AwakeBid extends BidTerms {
  readonly id: string;
  readonly remaining: number;
  readonly queuedAt: Date;
  readonly conditions: unknown;
}

/** A copy that a bid may be filled by. */
export interface OfferedCopy {
  readonly id: string;
  readonly sellerId: string;
  readonly askCents: Cents;
  readonly stoodSince: Date;
}

/**
 * That a bid `b` would buy now. One whose time is over, or whose bidder is held, counts for nobody before a job has ended it or put it to
 * sleep: it would drive up what others pay. The hold is read for each bid, so that the order of the index stays.
 */
const WOULD_BUY = Prisma.sql`b.state = 'open' and b.sleep_reason is null and b.expires_at > (select clock_now())
  and (select not bidder.is_blocked from app_user bidder where bidder.id = b.user_id)`;

const AWAKE_COLUMNS = Prisma.sql`b.id, b.user_id as "userId", b.price_cents as "priceCents", b.limit_cents as "limitCents", b.remaining,
  b.queued_at as "queuedAt", b.conditions`;

/** The awake bids of an item with a limit of so much or more, the best first. */
export async function listAwakeBids(
  db: Db | Tx,
  marketItemId: string,
  { leastCents, limit }: { leastCents: Cents; limit: number },
): Promise<AwakeBid[]> {
  return db.$queryRaw`
    select ${AWAKE_COLUMNS} from bid b where b.market_item_id = ${marketItemId}::uuid and b.limit_cents >= ${leastCents} and ${WOULD_BUY}
    order by b.limit_cents desc, b.queued_at, b.id limit ${limit}`;
}

/** The best awake bids of each of some items, at most so many an item. */
export async function listBidsOfItems(
  db: Db | Tx,
  marketItemIds: readonly string[],
  limit: number,
): Promise<(AwakeBid & { readonly marketItemId: string })[]> {
  return db.$queryRaw`
    select ${AWAKE_COLUMNS}, item.id as "marketItemId"
    from unnest(${[...new Set(marketItemIds)]}::uuid[]) item(id) cross join lateral (
      select * from bid b where b.market_item_id = item.id and ${WOULD_BUY} order by b.limit_cents desc, b.queued_at, b.id limit ${limit}) b`;
}

/** Which copies of an item are read. */
interface OfferedPart {
  mostCents: Cents;
  limit: number;
  /** Whose own copies are left out; null for nobody's. */
  exceptOf?: string | null;
  /** Only those that come after it; null: from the cheapest on. */
  after?: OfferedCopy | null;
}

/** The copies of an item on sale at a price or below, the cheapest first, of those the one that has stood there longest. */
export async function listOfferedCopies(
  db: Db,
  marketItemId: string,
  { mostCents, limit, exceptOf = null, after = null }: OfferedPart,
): Promise<OfferedCopy[]> {
  const ofOthers = exceptOf === null ? Prisma.empty : Prisma.sql`and l.seller_id <> ${exceptOf}::uuid`;
  // The ask alone as well: the index begins with it.
  const behind =
    after === null
      ? Prisma.empty
      : Prisma.sql`and l.ask_cents >= ${after.askCents}
        and (l.ask_cents, coalesce(l.stood_since, l.created_at), l.id) > (${after.askCents}, ${after.stoodSince}, ${after.id}::uuid)`;
  return db.$queryRaw`
    select l.id, l.seller_id as "sellerId", l.ask_cents as "askCents", coalesce(l.stood_since, l.created_at) as "stoodSince"
    from listing l join app_user seller on seller.id = l.seller_id
    where l.market_item_id = ${marketItemId}::uuid and l.status = 'active' and l.ask_cents <= ${mostCents} and not seller.is_blocked
      ${ofOthers} ${behind}
    order by l.ask_cents, "stoodSince", l.id limit ${limit}`;
}

/** The highest limit of an item's awake bids and the lowest ask for it, in fen. */
export async function readBest(
  db: Db,
  marketItemId: string,
): Promise<{ bidCents: Cents | null; askCents: Cents | null }> {
  const [row] = await db.$queryRaw<[{ bidCents: Cents | null; askCents: Cents | null }]>`
    select (select b.limit_cents from bid b where b.market_item_id = ${marketItemId}::uuid and ${WOULD_BUY}
        order by b.limit_cents desc limit 1) as "bidCents",
      (select ask_cents from listing where market_item_id = ${marketItemId}::uuid and status = 'active'
        order by ask_cents limit 1) as "askCents"`;
  return row;
}

/** The items whose bids have to be compared with their copies: of bids that changed, and of changed copies. */
export async function listItemsToMatch(db: Db, copyIds: readonly string[]): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select distinct market_item_id as id from bid where state = 'open' and sleep_reason is null and needs_match
    union select distinct l.market_item_id from listing l where l.id = any(${[...copyIds]}::uuid[]) and l.status = 'active'
      and exists (select from bid b where b.market_item_id = l.market_item_id and b.state = 'open' and b.sleep_reason is null
        and b.limit_cents >= l.ask_cents)`;
  return rows.map(({ id }) => id);
}

/** The items with a copy on sale at or under the limit of an awake bid. */
export async function listCrossedItems(db: Db): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select item.id from (select market_item_id as id, max(limit_cents) as best from bid
      where state = 'open' and sleep_reason is null group by market_item_id) item
    where exists (select from listing l where l.market_item_id = item.id and l.status = 'active' and l.ask_cents <= item.best)`;
  return rows.map(({ id }) => id);
}

/** A bid that waits to be compared, and which version of its row. */
interface WaitingBid {
  id: string;
  version: string;
}

/** The awake bids of an item that wait to be compared with its copies, as they are now. */
export async function listWaitingBids(db: Db, marketItemId: string): Promise<WaitingBid[]> {
  return db.$queryRaw`select id, xmin::text as version from bid
    where market_item_id = ${marketItemId}::uuid and state = 'open' and sleep_reason is null and needs_match`;
}

/** Records that bids have been compared. One that was changed since it was listed, or came later, goes on waiting. */
export async function recordMatched(db: Db, bids: readonly WaitingBid[]): Promise<void> {
  if (bids.length === 0) return;
  const [ids, versions] = [bids.map(({ id }) => id), bids.map(({ version }) => version)];
  await db.$executeRaw`update bid set needs_match = false
    from unnest(${ids}::uuid[], ${versions}::text[]) as compared (id, version)
    where bid.id = compared.id and bid.xmin::text = compared.version`;
}
