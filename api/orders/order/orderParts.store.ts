import { type Kysely, sql } from 'kysely';
import { assert } from '../../kernel/assert.ts';
import type { Db } from '../../kernel/db.ts';
import { prepareQuery, type Tables } from '../../kernel/query.ts';
import type { OrderPaymentStatus } from './orderPayment.ts';
import type { ReviewState } from './proceedsReview.ts';

/** What belongs to an order and lies in rows of its own, each null where there is none. */
export interface OrderParts {
  /** The trade offer that delivers it. */
  offer: { steamOfferId: string | null; steamTradeId: string | null; state: number | null } | null;
  /** The payment through the payment app. */
  payment: { number: string; status: OrderPaymentStatus; expiresAt: Date; endedAt: Date | null } | null;
  /** The review of the seller's proceeds, as far as the seller may read it. */
  review: { state: ReviewState; lookBy: Date; decidedAt: Date | null } | null;
}

/** Orders `o` with their parts, for `partsOf`. */
export function selectParts(query: Kysely<Tables>) {
  return query
    .selectFrom('marketOrder as o')
    .leftJoin('tradeOffer as offer', 'offer.orderId', 'o.id')
    .leftJoin('orderPayment as payment', 'payment.orderId', 'o.id')
    .leftJoin('proceedsReview as review', 'review.orderId', 'o.id')
    .select(['o.id', 'offer.id as offerId', 'offer.steamOfferId', 'offer.steamTradeId'])
    .select('offer.state as offerState')
    .select(['payment.number as paymentNumber', 'payment.status as paymentStatus'])
    .select(['payment.expiresAt as paymentExpiresAt', 'payment.endedAt as paymentEndedAt'])
    .select(['review.state as reviewState', 'review.lookBy', 'review.decidedAt']);
}

type PartsRow = Omit<Awaited<ReturnType<typeof selectPartsOf>>[number], 'id'>;

/** An order's parts as `selectParts` returns them. */
export function partsOf(row: PartsRow): OrderParts {
  const { offerId, steamOfferId, steamTradeId, offerState: state, reviewState, lookBy } = row;
  const { paymentNumber: number, paymentStatus, paymentExpiresAt: expiresAt } = row;
  return {
    offer: offerId === null ? null : { steamOfferId, steamTradeId, state },
    payment:
      number === null || expiresAt === null
        ? null
        : { number, status: paymentStatus as OrderPaymentStatus, expiresAt, endedAt: row.paymentEndedAt },
    review: lookBy && { state: reviewState as ReviewState, lookBy, decidedAt: row.decidedAt },
  };
}

const selectPartsOf = prepareQuery<{ ids: string[] }>('ids')((query, { ids }) =>
  selectParts(query).where('o.id', '=', sql<string>`any(${ids}::uuid[])`),
);

/** The parts of orders, one for each of `ids`, in one statement. @throws Error if there is no such order. */
export async function listOrderParts(db: Db, ids: readonly string[]): Promise<OrderParts[]> {
  const parts = new Map((await selectPartsOf(db, { ids: [...ids] })).map((row) => [row.id, partsOf(row)]));
  return ids.map((id) => {
    const found = parts.get(id);
    assert(found, `order ${id} is there`);
    return found;
  });
}
