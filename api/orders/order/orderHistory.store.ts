import { type ExpressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { assert } from '../../kernel/assert.ts';
import type { Db } from '../../kernel/db.ts';
import { prepareQuery, type Tables } from '../../kernel/query.ts';
import type { AccountKind } from '../../payments/ledger/ledger.ts';
import type { StagedCopy, StoredCopy } from './copyCheck.ts';
import type { OrderPhase, OrderReason } from './order.ts';
import type { OrderDuty } from './orderDuty.ts';
import type { OrderPosting } from './orderMovements.ts';

/** The most events of an order that are read. */
export const EVENTS_MAX = 200;

/** One event of an order, never changed. */
export interface OrderEventRow {
  orderId: string;
  /** Counted from 1 without gaps. */
  sequence: number;
  fromPhase: OrderPhase | null;
  toPhase: OrderPhase;
  reason: OrderReason | null;
  actor: OrderDuty;
  cause: string;
  evidence: Readonly<Record<string, string>>;
  createdAt: Date;
}

/** What has happened to an order, as its page tells it. */
export interface OrderHistory {
  buyerId: string;
  /** Oldest first, at most `EVENTS_MAX`. */
  events: OrderEventRow[];
  /** The copy when it was listed. Null if nothing was stored then. */
  listedCopy: StoredCopy | null;
  /** The copy at later stages, oldest first. */
  copies: StagedCopy[];
  /** Postings of the order's transfers, oldest first. */
  postings: OrderPosting[];
  /** The other orders of the same buyer and seller whose copies come, or came, in the same offer: by a robot, or as a person sent them. */
  offerOrderIds: string[];
}

/** An expression within a statement of orders `o`. */
type OfOrder = ExpressionBuilder<Tables & { o: Tables['marketOrder'] }, 'o'>;

function eventsOf(order: OfOrder) {
  const oldest = order
    .selectFrom('orderEvent as e')
    .select([
      'e.sequence',
      'e.fromPhase',
      'e.toPhase',
      'e.reason',
      'e.actor',
      'e.cause',
      'e.evidence',
      'e.createdAt',
    ])
    .whereRef('e.orderId', '=', 'o.id')
    .orderBy('e.sequence')
    .limit(sql.lit(EVENTS_MAX));
  return order.selectFrom(oldest.as('e')).select((eb) =>
    eb.fn
      .jsonAgg(
        jsonBuildObject({
          sequence: eb.ref('e.sequence'),
          fromPhase: eb.ref('e.fromPhase').$castTo<OrderPhase | null>(),
          toPhase: eb.ref('e.toPhase').$castTo<OrderPhase>(),
          reason: eb.ref('e.reason').$castTo<OrderReason | null>(),
          actor: eb.ref('e.actor').$castTo<OrderDuty>(),
          cause: eb.ref('e.cause'),
          evidence: eb.ref('e.evidence').$castTo<Record<string, string>>(),
          createdAt: eb.ref('e.createdAt'),
        }),
      )
      .orderBy('e.sequence')
      .as('events'),
  );
}

function copiesOf(order: OfOrder) {
  return order
    .selectFrom('orderCopy as c')
    .whereRef('c.orderId', '=', 'o.id')
    .select((eb) =>
      eb.fn
        .jsonAgg(
          jsonBuildObject({
            stage: eb.ref('c.stage'),
            source: eb.ref('c.source'),
            copy: eb.ref('c.copy').$castTo<StoredCopy>(),
          }),
        )
        .orderBy('c.createdAt')
        .orderBy('c.stage')
        .orderBy('c.source')
        .as('copies'),
    );
}

function postingsOf(order: OfOrder) {
  return order
    .selectFrom('ledgerTransfer as t')
    .innerJoin('ledgerPosting as p', 'p.transferId', 't.id')
    .innerJoin('ledgerAccount as a', 'a.id', 'p.accountId')
    .whereRef('t.orderId', '=', 'o.id')
    .select((eb) =>
      eb.fn
        .jsonAgg(
          jsonBuildObject({
            movement: eb.ref('t.reason'),
            kind: eb.ref('a.kind').$castTo<AccountKind>(),
            ownerId: eb.ref('a.ownerId'),
            // As text: JSON has no integers of 64 bits.
            amountCents: sql<string>`p.amount_cents::text`,
          }),
        )
        .orderBy('t.createdAt')
        .orderBy('p.id')
        .as('postings'),
    );
}

/** By the tag that a robot's offers carry, or by Steam's number of the offer. */
function offerOrderIdsOf(order: OfOrder) {
  const offers = order.selectFrom('tradeOffer as own').whereRef('own.orderId', '=', 'o.id');
  const tagged = offers.innerJoin('tradeOffer as other', 'other.tag', 'own.tag').select('other.orderId');
  const numbered = offers
    .innerJoin('tradeOffer as other', (join) =>
      join
        .onRef('other.steamOfferId', '=', 'own.steamOfferId')
        .onRef('other.steamAccountId', '=', 'own.steamAccountId'),
    )
    .select('other.orderId');
  return order
    .selectFrom(tagged.union(numbered).as('same'))
    .innerJoin('marketOrder as other', 'other.id', 'same.orderId')
    .whereRef('other.id', '<>', 'o.id')
    .whereRef('other.buyerId', '=', 'o.buyerId')
    .whereRef('other.sellerId', '=', 'o.sellerId')
    .select((eb) => eb.fn.jsonAgg(eb.ref('other.id')).orderBy('other.id').as('ids'));
}

/** What has happened to each order of a statement, for `historyOf`. */
export function selectHistory(order: OfOrder) {
  const listing = order.selectFrom('listing as l').whereRef('l.id', '=', 'o.listingId');
  return [
    listing.select('l.listedCopy').as('listedCopy'),
    eventsOf(order).as('events'),
    copiesOf(order).as('copies'),
    postingsOf(order).as('postings'),
    offerOrderIdsOf(order).as('offerOrderIds'),
  ] as const;
}

const selectHistories = prepareQuery<{ ids: string[] }>('ids')((query, { ids }) =>
  query
    .selectFrom('marketOrder as o')
    .select(['o.id', 'o.buyerId'])
    .select(selectHistory)
    // The planner cannot see how long an array from a subquery is: it plans once, not for each use.
    .where('o.id', '=', sql<string>`any(array(select unnest(${ids}::uuid[])))`),
);

/** An order's history as `selectHistory` returns it. */
export function historyOf(row: Awaited<ReturnType<typeof selectHistories>>[number]): OrderHistory {
  return {
    buyerId: row.buyerId,
    listedCopy: row.listedCopy as StoredCopy | null,
    events: (row.events ?? []).map((event) => ({
      ...event,
      orderId: row.id,
      createdAt: new Date(event.createdAt),
    })),
    copies: row.copies ?? [],
    postings: (row.postings ?? []).map((each) => ({ ...each, amountCents: BigInt(each.amountCents) })),
    offerOrderIds: row.offerOrderIds ?? [],
  };
}

/** What has happened to orders, one for each of `ids`, in one statement. @throws Error if there is no such order. */
export async function listOrderHistories(db: Db, ids: readonly string[]): Promise<OrderHistory[]> {
  const rows = await selectHistories(db, { ids: [...ids] });
  const histories = new Map(rows.map((row) => [row.id, historyOf(row)]));
  return ids.map((id) => {
    const history = histories.get(id);
    assert(history, `order ${id} has a history`);
    return history;
  });
}
