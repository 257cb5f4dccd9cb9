import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { newId } from '../../kernel/ids.ts';
import type { StatementPart } from '../../kernel/writeTogether.ts';

/**
 * What the message of an offer holds, so that it can be found if Steam's response is lost.
 * @param id of the order whose copy it carries alone; any new one for an offer that several share.
 */
export const tagOf = (orderId: string): string => `SJ-${orderId}`;

/**
 * The intent to send an order's offer from the account that holds its copy, as a part of the statement that pays the
 * order.
 * @param pressId the press whose copies may come in the same offer.
 */
export function offerIntentPart(
  { id, assetId }: { id: string; assetId: string },
  pressId: string | null,
): StatementPart {
  return {
    name: 'intended_offer',
    sql: Prisma.sql`insert into trade_offer (id, order_id, steam_account_id, tag, press_id)
      select ${newId()}::uuid, ${id}::uuid, steam_account_id, ${tagOf(id)}, ${pressId}::uuid from asset where id = ${assetId}::uuid returning id`,
    check: { rows: [1], message: `an account holds the copy of order ${id}` },
  };
}

const OFFER_FIELDS = {
  id: true,
  orderId: true,
  steamAccountId: true,
  tag: true,
  pressId: true,
  attempts: true,
  attemptedAt: true,
  steamOfferId: true,
  state: true,
  steamTradeId: true,
  counterDeclinedAt: true,
  createdAt: true,
  steamAccount: { select: { status: true, steamId: true } },
  order: {
    select: {
      orderNo: true,
      buyerId: true,
      sellerId: true,
      phase: true,
      reason: true,
      isAutomatic: true,
      deliveryIssue: true,
      buyerTradeUrl: true,
      settlesAt: true,
      asset: { select: { assetId: true } },
    },
  },
} as const;

type WorkRow = Prisma.TradeOfferGetPayload<{ select: typeof OFFER_FIELDS }>;

/** An order's offer with the data needed to send and follow it. */
export type TradeOfferWork = WorkRow & {
  /**
   * Asset ids of other orders whose copies do not count as extra items. If a robot delivers: the copies that it sends in the same offer,
   * all of them. If a person does: what the same buyer has also ordered from the account, which may come in the same offer (O-09).
   */
  alsoOrdered: readonly string[];
  /** If a person delivers: the tags of those orders. Any of them marks the offer that their copies come in. */
  alsoTags: readonly string[];
};

/** The offer of an order. */
export async function findTradeOffer(db: Db | Tx, orderId: string): Promise<TradeOfferWork | null> {
  const row = await db.tradeOffer.findUnique({ where: { orderId }, select: OFFER_FIELDS });
  if (!row) return null;
  const [work] = await withAlsoOrdered(db, row.steamAccountId, [row]);
  return work ?? null;
}

/** The orders whose copies come in the offer with a tag, by their ids. */
export async function listByTag(db: Db | Tx, tag: string): Promise<TradeOfferWork[]> {
  const rows = await db.tradeOffer.findMany({
    where: { tag },
    select: OFFER_FIELDS,
    orderBy: { orderId: 'asc' },
  });
  const [first] = rows;
  return first ? withAlsoOrdered(db, first.steamAccountId, rows) : [];
}

/** The offers of an account's orders, the oldest first. */
export async function listTradeOffers(
  db: Db,
  steamAccountId: string,
  orderIds: readonly string[],
): Promise<TradeOfferWork[]> {
  const rows = await db.tradeOffer.findMany({
    where: { steamAccountId, orderId: { in: [...orderIds] } },
    select: OFFER_FIELDS,
    orderBy: { createdAt: 'asc' },
  });
  return withAlsoOrdered(db, steamAccountId, rows);
}

/** The other orders whose copies a robot sends in the same offer. */
export async function listSharingOffer(db: Db, orderId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select other.order_id as id from trade_offer offer join trade_offer other on other.tag = offer.tag
    where offer.order_id = ${orderId}::uuid and other.order_id <> offer.order_id order by 1`;
  return rows.map((row) => row.id);
}

/**
 * True if an offer for this order may exist at Steam: a robot's after an attempt, an ordinary seller's at any time. The
 * caller holds the order's lock, which an attempt needs too.
 */
export async function hasBeenAttempted(tx: Tx, orderId: string): Promise<boolean> {
  const offer = await findTradeOffer(tx, orderId);
  if (offer === null) return false;
  return !offer.order.isAutomatic || offer.attempts > 0 || offer.steamOfferId !== null;
}

/** Phases in which the next step is near, so that Steam is queried at every poll. */
const MOVING_PHASES = ['awaitingOffer', 'delivering', 'awaitingAccept', 'onHold', 'verifying'];

async function withAlsoOrdered(
  db: Db | Tx,
  steamAccountId: string,
  rows: readonly WorkRow[],
): Promise<TradeOfferWork[]> {
  const isByHand = rows.some(({ order }) => !order.isAutomatic);
  const byHand = isByHand ? await listHandCopies(db, steamAccountId, rows) : [];
  const ofBuyer = Map.groupBy(byHand, ({ buyerId }) => buyerId);
  const sharedTags = rows.flatMap(({ tag, orderId }) => (tag === tagOf(orderId) ? [] : [tag]));
  const shared = sharedTags.length > 0 ? await listCopiesByTag(db, sharedTags) : [];
  const ofTag = Map.groupBy(shared, ({ tag }) => tag);
  return rows.map((row) => {
    const { isAutomatic, buyerId } = row.order;
    const copies = (isAutomatic ? ofTag.get(row.tag) : ofBuyer.get(buyerId)) ?? [];
    const along = copies.filter(({ orderId }) => orderId !== row.orderId);
    // What Steam said of a shared offer may have reached another of its orders first.
    const known = isAutomatic ? along.find(({ steamOfferId }) => steamOfferId !== null) : null;
    return {
      ...row,
      steamOfferId: row.steamOfferId ?? known?.steamOfferId ?? null,
      alsoOrdered: along.map(({ assetId }) => assetId),
      alsoTags: isAutomatic ? [] : along.map(({ tag }) => tag),
    };
  });
}

interface OrderedCopy {
  orderId: string;
  buyerId: string;
  assetId: string;
  tag: string;
  steamOfferId: string | null;
}

const ORDERED_COPIES = Prisma.sql`
  select o.id as "orderId", o.buyer_id as "buyerId", asset.asset_id as "assetId", offer.tag, offer.steam_offer_id as "steamOfferId"
  from trade_offer offer join market_order o on o.id = offer.order_id join asset on asset.id = o.asset_id`;

/** The copies that robots send in the offers with these tags. */
async function listCopiesByTag(db: Db | Tx, tags: readonly string[]): Promise<OrderedCopy[]> {
  return db.$queryRaw`${ORDERED_COPIES} where offer.tag = any(${[...new Set(tags)]})`;
}

/**
 * The copies that an account still has to deliver by hand, or has delivered and that can still be reversed. Also those
 * that came in an offer of these rows and whose orders are over: what an order explained once is no extra later.
 */
async function listHandCopies(
  db: Db | Tx,
  steamAccountId: string,
  rows: readonly WorkRow[],
): Promise<OrderedCopy[]> {
  const steamOfferIds = rows.flatMap(({ steamOfferId }) => steamOfferId ?? []);
  return db.$queryRaw`
    ${ORDERED_COPIES} where offer.steam_account_id = ${steamAccountId}::uuid and not o.is_automatic
      and o.phase in ('awaitingOffer', 'delivering', 'awaitingAccept', 'onHold', 'verifying', 'protected')
    union all
    ${ORDERED_COPIES} where offer.steam_account_id = ${steamAccountId}::uuid and not o.is_automatic
      and offer.steam_offer_id = any(${[...new Set(steamOfferIds)]})
      and (o.phase = 'completed' or (o.phase = 'failed' and o.reason = 'reversed'))`;
}

/**
 * How long after its settlement a completed order is still checked, in milliseconds, because Steam's support may roll a
 * trade back late.
 */
export const COMPLETED_POLL_MS = 3 * 24 * 3_600_000;

/**
 * How long after a failure a robot's unknown attempt is still searched for, in milliseconds, because Steam may have
 * carried it out late.
 */
export const STRAY_POLL_MS = 10 * 60_000;

/**
 * The offers of an account whose orders still depend on Steam. With `isSlowPoll`: also those that only wait for their
 * settlement, or completed lately.
 */
export async function listLiveTradeOffers(
  db: Db,
  steamAccountId: string,
  { isSlowPoll, now }: { isSlowPoll: boolean; now: Date },
): Promise<TradeOfferWork[]> {
  const isMoving = { order: { phase: { in: MOVING_PHASES } } };
  const failedAfter = new Date(now.getTime() - STRAY_POLL_MS);
  const isStray = {
    attempts: { gt: 0 },
    steamOfferId: null,
    order: { phase: 'failed', isAutomatic: true, updatedAt: { gt: failedAfter } },
  };
  const settledAfter = new Date(now.getTime() - COMPLETED_POLL_MS);
  const isSlow = {
    order: { OR: [{ phase: 'protected' }, { phase: 'completed', settlesAt: { gt: settledAfter } }] },
  };
  const rows = await db.tradeOffer.findMany({
    where: { steamAccountId, OR: [isMoving, isStray, ...(isSlowPoll ? [isSlow] : [])] },
    select: OFFER_FIELDS,
    orderBy: { createdAt: 'asc' },
  });
  return withAlsoOrdered(db, steamAccountId, rows);
}

/** Trade link of the buyer of the account's last order; null if it has none. */
export async function findLastBuyerTradeUrl(db: Db, steamAccountId: string): Promise<string | null> {
  const offer = await db.tradeOffer.findFirst({
    where: { steamAccountId },
    select: { order: { select: { buyerTradeUrl: true } } },
    orderBy: { id: 'desc' },
  });
  return offer?.order.buyerTradeUrl ?? null;
}

/** Records that no counter offer of the buyer to the offer with a tag is open any more. */
export async function recordCounterDeclined(db: Db, tag: string): Promise<void> {
  await db.$executeRaw`update trade_offer set counter_declined_at = clock_now() where tag = ${tag} and state = 4`;
}

/** Whether Steam has shown this very offer as confirmed and open. */
export async function hasSeenOpen(db: Db, tradeOfferId: string, steamOfferId: string): Promise<boolean> {
  const evidence = { path: ['steamOfferId'], equals: steamOfferId };
  return (await db.tradeOfferEvent.count({ where: { tradeOfferId, state: 'offer:2', evidence } })) > 0;
}

/** Stores Steam's ids of the offer and its trade. */
export async function updateTradeOffer(
  tx: Tx,
  id: string,
  columns: { steamOfferId: string; state: number; steamTradeId?: string },
): Promise<void> {
  await tx.tradeOffer.update({ where: { id }, data: columns, select: { id: true } });
}

/** Whether the buyer of an order has accepted an offer for it that asked for something in return. */
export async function hasTakenPrice(tx: Tx, orderId: string): Promise<boolean> {
  const evidence = { path: ['difference'], equals: 'extraAsked' };
  const taken = { tradeOffer: { orderId }, state: { startsWith: 'taken:' }, evidence };
  return (await tx.tradeOfferEvent.count({ where: taken })) > 0;
}

/** Whether this event was recorded for an offer. */
export async function hasTradeOfferEvent(tx: Tx, tradeOfferId: string, state: string): Promise<boolean> {
  return (await tx.tradeOfferEvent.count({ where: { tradeOfferId, state } })) > 0;
}

/**
 * Records an event of an offer once. Returns false if it was already recorded. An order may have had two offers, whose states are told apart
 * by Steam's number; rows that are older than the column know it by their evidence alone.
 */
export async function insertTradeOfferEvent(
  tx: Tx,
  tradeOfferId: string,
  state: string,
  evidence: Record<string, string>,
): Promise<boolean> {
  const { steamOfferId = '' } = evidence;
  const inserted = await tx.$executeRaw`
    insert into trade_offer_event (id, trade_offer_id, state, steam_offer_id, evidence)
    select ${newId()}::uuid, ${tradeOfferId}::uuid, ${state}, ${steamOfferId}, ${JSON.stringify(evidence)}::jsonb
    where not exists (select from trade_offer_event where trade_offer_id = ${tradeOfferId}::uuid and state = ${state}
      and steam_offer_id = '' and evidence ->> 'steamOfferId' = ${steamOfferId})
    on conflict do nothing`;
  return inserted === 1;
}

/**
 * Locks the row of an order's offer. False if its copy is no longer sent with this tag: what Steam said of the offer that carried it
 * concerns the order no more.
 */
export async function lockOfferWithTag(
  tx: Tx,
  { id, tag }: Pick<TradeOfferWork, 'id' | 'tag'>,
): Promise<boolean> {
  const locked = await tx.$queryRaw<unknown[]>`
    select from trade_offer where id = ${id}::uuid and tag = ${tag} for no key update`;
  return locked.length === 1;
}

/** Of the press that an order belongs to: other orders of its buyer from the same account that wait for another trade link in place of the same one. */
export async function listPressForLink(
  tx: Tx,
  { id, buyerId, buyerTradeUrl }: { id: string; buyerId: string; buyerTradeUrl: string },
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select o.id from trade_offer own
    join trade_offer other on other.press_id = own.press_id and other.steam_account_id = own.steam_account_id and other.id <> own.id
    join market_order o on o.id = other.order_id
    where own.order_id = ${id}::uuid and o.buyer_id = ${buyerId}::uuid and o.phase = 'awaitingOffer' and o.delivery_issue is not null
      and o.buyer_trade_url = ${buyerTradeUrl} order by o.id`;
  return rows.map((row) => row.id);
}

/** Maximum number of copies that a robot sends in one offer (C-07). */
export const COPIES_OF_OFFER_MAX = 20;

/**
 * Of what a press has bought from robots: the orders whose jobs make all of its offers. One is enough for copies that one offer takes; of more,
 * any may be the first of the next offer.
 */
export async function listPressOrderIds(db: Db, pressId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from (
      select o.id, row_number() over (same order by o.id) as place, count(*) over same as size
      from trade_offer offer join market_order o on o.id = offer.order_id
      where offer.press_id = ${pressId}::uuid and o.is_automatic and o.phase = 'awaitingOffer'
      window same as (partition by offer.steam_account_id, o.buyer_id, o.buyer_trade_url)) bought
    where place = 1 or size > ${COPIES_OF_OFFER_MAX} order by id`;
  return rows.map((row) => row.id);
}

/** The account that sends an order's offer, and the tag for its message. */
export interface OfferSender {
  steamId: string;
  /** By which its owner knows it: its name at Steam, or else the one with which it signs in. */
  accountName: string;
  tag: string;
}

/** The id of the bound account with a SteamID64; null if nobody has bound it. */
export async function findBoundAccountId(db: Db, steamId: string): Promise<string | null> {
  const row = await db.steamAccount.findFirst({
    where: { steamId, unboundAt: null, status: { not: 'abnormal' } },
    select: { id: true },
  });
  return row?.id ?? null;
}

/** The senders of orders' offers, in the order of `orderIds`; null for an order without an offer. */
export async function listOfferSenders(db: Db, orderIds: readonly string[]): Promise<(OfferSender | null)[]> {
  const offers = await db.tradeOffer.findMany({
    where: { orderId: { in: [...orderIds] } },
    select: {
      orderId: true,
      tag: true,
      steamAccount: { select: { steamId: true, accountName: true, personaName: true } },
    },
  });
  const senders = new Map(
    offers.map(({ orderId, tag, steamAccount: { steamId, personaName, accountName } }) => [
      orderId,
      { steamId, accountName: personaName ?? accountName, tag },
    ]),
  );
  return orderIds.map((id) => senders.get(id) ?? null);
}
