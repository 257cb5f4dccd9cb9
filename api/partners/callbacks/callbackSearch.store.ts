import type { Db, Tx } from '../../kernel/db.ts';
import type { Prisma } from '../../kernel/generated/prisma/client.ts';
import { NO_ID } from '../../kernel/ids.ts';
import type { NewestFirstPage } from '../../kernel/newestFirst.ts';
import { DUE_AGAIN } from './callback.store.ts';
import type { EventCursor } from './callback.ts';
import type { CallbackSearch } from './callbackSearch.ts';

/** The order of a partner's callbacks, newest first, and of a page that is read backward. */
const NEWEST_FIRST = [{ transactionId: 'desc' as const }, { position: 'desc' as const }];
const OLDEST_FIRST = [{ transactionId: 'asc' as const }, { position: 'asc' as const }];

/** The condition of the callbacks that are older than a place in the list. The first part follows from the others; by it the scan of the index starts there. */
function olderThan({ transactionId, position }: EventCursor) {
  const OR = [{ transactionId: { lt: transactionId } }, { transactionId, position: { lt: position } }];
  return { transactionId: { lte: transactionId }, OR };
}

/** As `olderThan`, of those that are newer. */
function newerThan({ transactionId, position }: EventCursor) {
  const OR = [{ transactionId: { gt: transactionId } }, { transactionId, position: { gt: position } }];
  return { transactionId: { gte: transactionId }, OR };
}

/** The ids of the orders with these numbers; null if the search names none. Read first, so that only events of these orders are touched. */
async function findOrderIds(
  db: Db | Tx,
  partnerId: string,
  { orderNo, outOrderNo }: CallbackSearch,
): Promise<string[] | null> {
  if (orderNo === null && outOrderNo === null) return null;
  const orders = await db.order.findMany({
    where: {
      ...(orderNo === null ? {} : { orderNo }),
      ...(outOrderNo === null ? {} : { partnerOrder: { partnerId, outOrderNo } }),
    },
    take: 1,
    select: { id: true },
  });
  return orders.map(({ id }) => id);
}

/** The condition of a partner's callbacks that match a search. */
export async function whereCallbacks(
  db: Db | Tx,
  partnerId: string,
  search: CallbackSearch,
): Promise<Prisma.CallbackEventWhereInput> {
  const { type, state, since, until } = search;
  const orderIds = await findOrderIds(db, partnerId, search);
  return {
    partnerId,
    ...(type && { type }),
    ...(state && { state }),
    ...(orderIds && { orderId: { in: orderIds } }),
    ...((since || until) && { createdAt: { ...(since && { gte: since }), ...(until && { lt: until }) } }),
  };
}

const LISTED = {
  id: true,
  partnerId: true,
  type: true,
  sequence: true,
  state: true,
  attempts: true,
  nextAttemptAt: true,
  deliveredAt: true,
  createdAt: true,
  transactionId: true,
  position: true,
  order: { select: { orderNo: true, partnerOrder: { select: { partnerId: true, outOrderNo: true } } } },
  deliveries: {
    orderBy: { attempt: 'desc' },
    take: 1,
    select: { attempt: true, status: true, failure: true, answer: true, durationMs: true, createdAt: true },
  },
} as const satisfies Prisma.CallbackEventSelect;

/** A callback in a partner's search, with its last attempt. */
export type FoundCallback = Prisma.CallbackEventGetPayload<{ select: typeof LISTED }>;

/** The callbacks of a search, newest first, up to one more than `size`. */
export async function listCallbacks(
  db: Db,
  {
    partnerId,
    search,
    after,
    size,
  }: { partnerId: string; search: CallbackSearch; after: EventCursor | null; size: number },
): Promise<FoundCallback[]> {
  const where = await whereCallbacks(db, partnerId, search);
  return db.callbackEvent.findMany({
    where: { ...where, ...(after && olderThan(after)) },
    orderBy: NEWEST_FIRST,
    take: size + 1,
    select: LISTED,
  });
}

/**
 * Prisma's condition, order and limit of a page of a search. Compared with the place of its edge, so that an edge that no longer matches the
 * search takes no other callback with it.
 */
export async function pageOfSearch(
  db: Db,
  { partnerId, search, page }: { partnerId: string; search: CallbackSearch; page: NewestFirstPage },
) {
  const { edgeId, isBackward, count: take } = page;
  const where = await whereCallbacks(db, partnerId, search);
  const orderBy = isBackward ? OLDEST_FIRST : NEWEST_FIRST;
  if (edgeId === null) return { where, orderBy, take };
  const place = { transactionId: true, position: true } as const;
  const edge = await db.callbackEvent.findUnique({ where: { id: edgeId, partnerId }, select: place });
  // There is nothing beyond what is none of the partner's callbacks.
  if (!edge) return { where: { id: NO_ID }, orderBy, take };
  return { where: { ...where, ...(isBackward ? newerThan(edge) : olderThan(edge)) }, orderBy, take };
}

/** Callbacks that a resend may take: test callbacks never, whose address may not be locked. */
export async function whereResendable(
  db: Db | Tx,
  partnerId: string,
  search: CallbackSearch,
): Promise<Prisma.CallbackEventWhereInput> {
  const where = await whereCallbacks(db, partnerId, search);
  return { AND: [where, { type: { not: 'endpoint.test' } }] };
}

/** Number of callbacks that a resend would be about. */
export async function countResendable(
  db: Db | Tx,
  partnerId: string,
  search: CallbackSearch,
): Promise<number> {
  return db.callbackEvent.count({ where: await whereResendable(db, partnerId, search) });
}

/** The oldest callbacks of a search, with the time of the newest of them. */
export async function listOldest(
  tx: Tx,
  partnerId: string,
  { search, size }: { search: CallbackSearch; size: number },
): Promise<{ ids: string[]; until: Date | null }> {
  const rows = await tx.callbackEvent.findMany({
    where: await whereResendable(tx, partnerId, search),
    orderBy: [{ createdAt: 'asc' }, { position: 'asc' }],
    take: size,
    select: { id: true, createdAt: true },
  });
  return { ids: rows.map(({ id }) => id), until: rows.at(-1)?.createdAt ?? null };
}

/** Makes events due again, except those in delivery. @returns their number. */
export async function reviveMany(tx: Tx, ids: readonly string[]): Promise<number> {
  return tx.$executeRaw`
    update callback_event set ${DUE_AGAIN}
    where id = any(${[...ids]}::uuid[]) and (leased_until is null or leased_until < now())`;
}

/** What a resend did. */
export interface CallbackResend {
  id: string;
  resentCount: number;
  leftCount: number;
  resentUntil: Date | null;
}

/** Stores what a resend did. */
export async function insertResend(
  tx: Tx,
  { partnerId, search, ...resend }: CallbackResend & { partnerId: string; search: CallbackSearch },
): Promise<void> {
  const data = { ...resend, partnerId, search: JSON.parse(JSON.stringify(search)) };
  await tx.callbackResend.create({ data, select: { id: true } });
}

/** What an earlier resend did. */
export async function readResend(tx: Tx, id: string): Promise<CallbackResend> {
  return tx.callbackResend.findUniqueOrThrow({
    where: { id },
    select: { id: true, resentCount: true, leftCount: true, resentUntil: true },
  });
}

/** Milliseconds since a partner's last resend; null if there was none. */
export async function readResendAge(tx: Tx, partnerId: string): Promise<number | null> {
  const [row] = await tx.$queryRaw<[{ ageMs: number | null }]>`
    select (extract(epoch from clock_now() - max(created_at)) * 1000)::float8 as "ageMs"
    from callback_resend where partner_id = ${partnerId}::uuid`;
  return row.ageMs;
}
