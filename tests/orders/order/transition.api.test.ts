import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { auditInvariants } from '../../../api/ops/audit/auditInvariants.ts';
import type { OrderPhase, OrderReason } from '../../../api/orders/order/order.ts';
import { advanceOrder } from '../../../api/orders/order/orderTransition.ts';
import { pauseOrder } from '../../../api/orders/order/pauseOrder.ts';
import { dieInService } from '../../kit/dieInService.ts';
import { BUY } from '../../kit/documents.ts';
import { recordTransactions } from '../../kit/queries.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
let buyer: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
  buyer = await openBuyer(market, 10_000_000);
});
afterAll(async () => {
  // I12 compares with Steam's books, and no offer is sent here.
  const found = (await auditInvariants(market.ownerUrl)).filter(({ id }) => id !== 'I12');
  expect(found.filter(({ offenderCount }) => offenderCount > 0)).toEqual([]);
  await market.close();
});

async function takeOne() {
  const [listing] = await takeListings(buyer, 1);
  if (!listing) throw new Error('nothing on sale');
  return listing;
}

async function idOf(orderNo: string): Promise<string> {
  const { rows } = await market.owner.query<{ id: string }>(
    'select id from market_order where order_no = $1',
    [orderNo],
  );
  return rows[0]?.id ?? '';
}

/** The tables that a statement writes. */
const tablesOf = (statement: string): string[] =>
  [...statement.matchAll(/(?:insert into|(?<!for |do )update) ([a-z_.]+)/g)].map((match) => match[1] ?? '');

describe('a purchase is an insertion and a transition', () => {
  test('it sends five statements within its transaction', async () => {
    const listing = await takeOne();
    const transactions = await recordTransactions('market_api', () => buyOne(buyer, listing));
    const purchase = transactions.filter(([first = '']) => first.includes('idempotency_key'));
    expect(purchase).toHaveLength(1);
    expect(
      purchase[0]?.map((statement) => (statement.includes('pgboss') ? ['job'] : tablesOf(statement))),
    ).toEqual([
      ['idempotency_key'],
      ['listing'],
      ['market_order', 'order_event', 'market_item_recount'],
      [
        'market_order',
        'order_event',
        'ledger_transfer',
        'ledger_account',
        'ledger_account',
        'ledger_posting',
        'order_figure',
        'trade_offer',
        'message',
      ],
      ['job'],
    ]);
  });

  test('a process that dies between the two leaves nothing, and the same request buys', async () => {
    const listing = await takeOne();
    const localId = Buffer.from(listing.id, 'base64').toString().split(':')[1];
    const { rows } = await market.owner.query<{ id: string }>(
      `select owner_id as id from ledger_account where kind = 'deposit' order by balance_cents desc limit 1`,
    );
    const request = crypto.randomUUID();
    const count = async () =>
      (
        await market.owner.query(
          `select (select count(*) from market_order)::int as orders, (select count(*) from order_event)::int as events,
             (select count(*) from ledger_posting)::int as postings, (select status from listing where id = $1) as listing`,
          [localId],
        )
      ).rows[0];
    const before = await count();
    const call = {
      file: 'orders/order/buyListing.ts',
      service: 'buyListing',
      args: [
        {
          buyerId: rows[0]?.id,
          listingId: localId,
          expectedPriceCents: BigInt(listing.askCents),
          clientRequestId: request,
        },
      ],
    };
    expect(await dieInService(market, 'purchase.inserted', call)).toBe('SIGKILL');
    expect(await count()).toEqual(before);
    const answer = await buyer.must(BUY, { listingId: listing.id, priceCents: listing.askCents, request });
    expect(answer.buyListing.__typename).toBe('BuyListingPayload');
  });
});

describe('a transition is written by one statement', () => {
  const STEAM = { actor: 'steam', cause: 'test' } as const;
  /** The lock, the order under it, and the clock. */
  const READS = 3;

  async function countStatements(orderId: string, to: OrderPhase, reason?: OrderReason): Promise<number> {
    const target = reason ? { to, reason } : { to };
    const transactions = await recordTransactions('market_worker', () =>
      inTransaction(market.worker.db, (tx) => advanceOrder(tx, market.worker, orderId, target, STEAM)),
    );
    expect(transactions).toHaveLength(1);
    return transactions[0]?.length ?? 0;
  }

  const buyOrder = async (): Promise<string> => idOf((await buyOne(buyer, await takeOne())).orderNo);

  test('on the way to completed; the release reads the signs of a review before', async () => {
    const id = await buyOrder();
    expect(await countStatements(id, 'delivering')).toBe(READS + 1);
    expect(await countStatements(id, 'awaitingAccept')).toBe(READS + 1);
    expect(await countStatements(id, 'protected')).toBe(READS + 1);
    // The embedded market's own sellers are never reviewed: one read shows who sells.
    expect(await countStatements(id, 'completed')).toBe(READS + 1 + 1);
  });

  test('two phases that no poll saw are two statements', async () => {
    expect(await countStatements(await buyOrder(), 'protected')).toBe(READS + 2);
  });

  test('a refund with the listing on sale again, a withdrawn listing, and a reversal', async () => {
    // Whether the copy was sold to a bid at once is read before it would go on sale again.
    expect(await countStatements(await buyOrder(), 'failed', 'buyerCancelled')).toBe(READS + 1 + 1);
    expect(await countStatements(await buyOrder(), 'failed', 'itemGone')).toBe(READS + 1);
    const id = await buyOrder();
    await countStatements(id, 'protected');
    expect(await countStatements(id, 'failed', 'reversed')).toBe(READS + 1);
  });

  test('an event that keeps its phase is one, too', async () => {
    const orderId = await buyOrder();
    const transactions = await recordTransactions('market_worker', () =>
      pauseOrder(market.worker, { orderId, failingSince: new Date() }),
    );
    expect(transactions.map((statements) => statements.length)).toEqual([READS + 1]);
  });
});
