import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { newId } from '../../kernel/ids.ts';
import type { StatementPart } from '../../kernel/writeTogether.ts';

/**
 * The intent to send an order's offer from the account that holds its copy, as a part of the statement that pays the
 * order. The tag is put into the offer's message, so that the offer can be found if Steam's response is lost.
 */
export function offerIntentPart({ id, assetId }: { id: string; assetId: string }): StatementPart {
  return {
    name: 'intended_offer',
    sql: Prisma.sql`insert into trade_offer (id, order_id, steam_account_id, tag)
      select ${newId()}::uuid, ${id}::uuid, steam_account_id, ${`SJ-${id}`} from asset where id = ${assetId}::uuid returning id`,
    check: { rows: [1], message: `an account holds the copy of order ${id}` },
  };
}

const OFFER_FIELDS = {
  id: true,
  orderId: true,
  steamAccountId: true,
  tag: true,
  attempts: true,
  attemptedAt: true,
  steamOfferId: true,
  state: true,
  steamTradeId: true,
  counterDeclinedAt: true,
  createdAt: true,
  steamAccount: { select: { status: true } },
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
   * Asset ids that the same buyer has also ordered from the same account, if a person delivers. They may come in the
   * same offer and do not count as extra items (O-09).
   */
  alsoOrdered: readonly string[];
  /** The tags of those orders. Any of them marks the offer that their copies come in. */
  alsoTags: readonly string[];
};

/** The offer of an order. */
export async function findTradeOffer(db: Db | Tx, orderId: string): Promise<TradeOfferWork | null> {
  const row = await db.tradeOffer.findUnique({ where: { orderId }, select: OFFER_FIELDS });
  if (!row) return null;
  const [work] = await withAlsoOrdered(db, row.steamAccountId, [row]);
  return work ?? null;
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
  const copies = isByHand ? await listHandCopies(db, steamAccountId) : [];
  return rows.map((row) => {
    const { order } = row;
    const isAlong = (copy: HandCopy) => copy.orderId !== row.orderId && copy.buyerId === order.buyerId;
    const along = order.isAutomatic ? [] : copies.filter(isAlong);
    return {
      ...row,
      alsoOrdered: along.map(({ assetId }) => assetId),
      alsoTags: along.map(({ tag }) => tag),
    };
  });
}

interface HandCopy {
  orderId: string;
  buyerId: string;
  assetId: string;
  tag: string;
}

/** The copies that an account still has to deliver by hand, or has delivered and that can still be reversed. */
async function listHandCopies(db: Db | Tx, steamAccountId: string): Promise<HandCopy[]> {
  return db.$queryRaw`
    select o.id as "orderId", o.buyer_id as "buyerId", asset.asset_id as "assetId", offer.tag
    from trade_offer offer join market_order o on o.id = offer.order_id join asset on asset.id = o.asset_id
    where offer.steam_account_id = ${steamAccountId}::uuid and not o.is_automatic
      and o.phase in ('awaitingOffer', 'delivering', 'awaitingAccept', 'onHold', 'verifying', 'protected')`;
}

/**
 * How long after its settlement a completed order is still checked, in milliseconds, because Steam's support may roll a
 * trade back late.
 */
const COMPLETED_POLL_MS = 3 * 24 * 3_600_000;

/**
 * How long after a failure a robot's unknown attempt is still searched for, in milliseconds, because Steam may have
 * carried it out late.
 */
const STRAY_POLL_MS = 10 * 60_000;

/** A robot's order fails within hours, or days while Steam is down: older ones are not looked through for one that failed just now. */
const STRAY_AGE_DAYS = 8;

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

/**
 * How many times as long as with an open offer an account waits for its next poll, if nothing can move at Steam by a press
 * of the buyer's: its owner has to send the offer, or Steam holds the trade for days.
 */
const QUIET_TIMES = 3;

/**
 * Takes on the accounts whose moving orders, or attempts that failed a moment ago, are due for a poll, so that several
 * workers poll them no more often than one. After a clock was set back, all of them are due.
 * @param pollMs time between two polls of an open offer, by the market's clock.
 */
export async function claimMovingAccountIds(db: Db, pollMs: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    update steam_account set asked_at = clock_now() where id in (
      select account.id from (
        select id, min(times) as times from (
          select offer.steam_account_id as id, case when o.phase in ('awaitingOffer', 'onHold') then ${QUIET_TIMES} else 1 end as times
          from market_order o join trade_offer offer on offer.order_id = o.id
          where o.phase not in ('completed', 'failed') and (o.phase in ('delivering', 'awaitingAccept', 'onHold', 'verifying')
            or (o.phase = 'awaitingOffer' and not o.is_automatic))
          union all
          select offer.steam_account_id, 1 from market_order o join trade_offer offer on offer.order_id = o.id
          where o.phase = 'failed' and o.is_automatic and offer.attempts > 0 and offer.steam_offer_id is null
            and o.created_at > (select clock_now()) - ${STRAY_AGE_DAYS} * interval '1 day'
            and o.updated_at > (select clock_now()) - ${STRAY_POLL_MS} * interval '1 millisecond') orders
        group by 1) moving
      join steam_account account on account.id = moving.id
      where account.status <> 'abnormal' and (account.asked_at is null or account.asked_at > (select clock_now())
        or account.asked_at <= (select clock_now()) - moving.times * ${pollMs}::float8 * interval '1 millisecond')
      for no key update of account skip locked)
    returning id`;
  return rows.map((row) => row.id);
}

/**
 * Lists the accounts whose last slow poll was before `slowSince`, the longest ago first, if their orders still depend on
 * Steam, which includes those that are merely protected or completed lately, or if Steam rejected the account's sign-in.
 */
export async function listWatchedAccountIds(db: Db, slowSince: Date, limit: number): Promise<string[]> {
  const settledAfter = new Date(slowSince.getTime() - COMPLETED_POLL_MS);
  const rows = await db.$queryRaw<{ id: string }[]>`
    select account.id from steam_account account
    where (account.polled_at is null or account.polled_at <= ${slowSince}) and exists (
      select from trade_offer offer join market_order o on o.id = offer.order_id
      where offer.steam_account_id = account.id
        and (o.phase in ('awaitingOffer', 'delivering', 'awaitingAccept', 'onHold', 'verifying', 'protected')
          or (o.phase = 'completed' and o.settles_at > ${settledAfter})))
    order by account.polled_at nulls first, account.id limit ${limit}`;
  return rows.map((row) => row.id);
}

/** Claims the slow poll of an account's orders. Returns false if the last one is later than `slowSince`. */
export async function claimSlowPoll(db: Db, steamAccountId: string, slowSince: Date): Promise<boolean> {
  const claimed = await db.$executeRaw`
    update steam_account set polled_at = clock_now()
    where id = ${steamAccountId}::uuid and (polled_at is null or polled_at <= ${slowSince})`;
  return claimed === 1;
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

/** Lists robots' orders that wait for their offer although their job may be lost. The worker sends them again. */
export async function listUnsentOrderIds(db: Db): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select o.id from market_order o join trade_offer offer on offer.order_id = o.id
    join steam_account account on account.id = offer.steam_account_id
    where o.is_automatic and o.delivery_issue is null and account.status <> 'abnormal' and (o.phase in ('awaitingOffer', 'delivering') or (o.phase = 'verifying' and o.reason is null))`;
  return rows.map((row) => row.id);
}

/** Lists orders whose buyer made a counter offer that the robot has not declined yet. */
export async function listCounteredOrderIds(db: Db): Promise<string[]> {
  const rows = await db.tradeOffer.findMany({
    where: {
      state: 4,
      counterDeclinedAt: null,
      order: { isAutomatic: true },
      steamAccount: { status: { not: 'abnormal' } },
    },
    select: { orderId: true },
  });
  return rows.map((row) => row.orderId);
}

/** Records that no counter offer of the buyer is open any more. */
export async function recordCounterDeclined(db: Db, id: string): Promise<void> {
  await db.$executeRaw`update trade_offer set counter_declined_at = clock_now() where id = ${id}::uuid`;
}

/**
 * Counts an attempt before it is made, so that the next attempt knows that this one may have succeeded. Returns false
 * if another attempt was counted since the offer was read.
 */
export async function countAttempt(
  tx: Tx,
  { id, attempts }: Pick<TradeOfferWork, 'id' | 'attempts'>,
): Promise<boolean> {
  const noted = await tx.$executeRaw`
    update trade_offer set attempts = attempts + 1, attempted_at = clock_now(), updated_at = clock_now()
    where id = ${id}::uuid and attempts = ${attempts}`;
  return noted === 1;
}

/**
 * Dates the attempt that was counted from now on, so that a search for its offer waits as long after the sending begins.
 * Returns false if another attempt was counted meanwhile.
 */
export async function redateAttempt(
  tx: Tx,
  { id, attempts }: Pick<TradeOfferWork, 'id' | 'attempts'>,
): Promise<boolean> {
  const noted = await tx.$executeRaw`
    update trade_offer set attempted_at = clock_now(), updated_at = clock_now()
    where id = ${id}::uuid and attempts = ${attempts + 1}`;
  return noted === 1;
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

/** Records a fact from Steam once. Returns false if it was already recorded. */
export async function insertTradeOfferEvent(
  tx: Tx,
  tradeOfferId: string,
  state: string,
  evidence: Record<string, string>,
): Promise<boolean> {
  const inserted = await tx.$executeRaw`
    insert into trade_offer_event (id, trade_offer_id, state, evidence)
    values (${newId()}::uuid, ${tradeOfferId}::uuid, ${state}, ${JSON.stringify(evidence)}::jsonb) on conflict do nothing`;
  return inserted === 1;
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
