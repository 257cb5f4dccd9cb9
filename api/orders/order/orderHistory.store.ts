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

const selectHistories = prepareQuery<{ ids: string[] }>('ids')((query, { ids }) =>
  query
    .selectFrom('marketOrder as o')
    .innerJoin('listing as l', 'l.id', 'o.listingId')
    .select(['o.id', 'o.buyerId', 'l.listedCopy'])
    .select((eb) => [
      eventsOf(eb).as('events'),
      copiesOf(eb).as('copies'),
      postingsOf(eb).as('postings'),
      offerOrderIdsOf(eb).as('offerOrderIds'),
    ])
    // The planner cannot see how long an array from a subquery is: it plans once, not for each use.
    .where('o.id', '=', sql<string>`any(array(select unnest(${ids}::uuid[])))`),
);

/** What has happened to orders, one for each of `ids`, in one statement. @throws Error if there is no such order. */
export async function listOrderHistories(db: Db, ids: readonly string[]): Promise<OrderHistory[]> {
  const rows = await selectHistories(db, { ids: [...ids] });
  const histories = new Map(
    rows.map(({ id, events, copies, postings, offerOrderIds, buyerId, listedCopy }) => [
      id,
      {
        buyerId,
        listedCopy: listedCopy as StoredCopy | null,
        events: (events ?? []).map((event) => ({
          ...event,
          orderId: id,
          createdAt: new Date(event.createdAt),
        })),
        copies: copies ?? [],
        postings: (postings ?? []).map((each) => ({ ...each, amountCents: BigInt(each.amountCents) })),
        offerOrderIds: offerOrderIds ?? [],
      },
    ]),
  );
  return ids.map((id) => {
    const history = histories.get(id);
    assert(history, `order ${id} has a history`);
    return history;
  });
}
