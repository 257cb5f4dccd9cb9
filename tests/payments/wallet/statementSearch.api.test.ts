import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userIdOf } from '../../catalog/watch/watchClient.ts';
import { graphql } from '../../generated/gql.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

const SEARCH = graphql(`
  query StatementSearch($type: WalletEntryType, $number: String, $month: String) {
    viewer {
      walletEntries(first: 50, type: $type, number: $number, month: $month) { edges { node { id orderNo } } }
      walletTransactions(first: 50, type: $type, number: $number, month: $month) { edges { node { id } } }
    }
  }
`);

/** Orders of the buyer, the first few of March, and as many recharges. */
const COUNT = 12_000;
const OF_MARCH = 3;

let market: TestMarket;
let buyer: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
  buyer = await openBuyer(market);
  const [listing] = await takeListings(buyer, 1);
  if (!listing) throw new Error('nothing on sale');
  const { orderNo } = await buyOne(buyer, listing);
  const userId = await userIdOf(buyer);
  await market.owner.query(`begin; set local session_replication_role = replica;
    create temporary table made on commit drop as
      select gen_random_uuid() as id, gen_random_uuid() as transfer_id, n,
        case when n <= ${OF_MARCH} then '2026-03-10'::timestamptz + n * interval '1 minute' else clock_now() - n * interval '1 second' end as at
      from generate_series(1, ${COUNT}) n;
    insert into market_order select made_order.* from market_order bought, made cross join lateral jsonb_populate_record(bought,
        jsonb_build_object('id', made.id, 'order_no', '2026' || lpad(n::text, 12, '0'), 'listing_id', gen_random_uuid(), 'created_at', at)) made_order
      where bought.order_no = '${orderNo}';
    insert into ledger_transfer (id, key, reason, order_id, actor, cause, created_at)
      select transfer_id, 'hold:' || id, 'hold', id, 'buyer', 'test', at from made
      union all select id, 'recharge:CZ' || n, 'recharge', null, 'platform', 'test', at from made;
    insert into ledger_posting (id, transfer_id, account_id, amount_cents, balance_after_cents, created_at)
      select gen_random_uuid(), moved.id, account.id, 1, n, at
      from made cross join lateral unnest(array[made.transfer_id, made.id]) as moved (id), ledger_account account
      where account.kind = 'deposit' and account.owner_id = '${userId}'::uuid; commit`);
  await market.owner.query('analyze ledger_posting, ledger_transfer, ledger_account, market_order');
});
afterAll(() => market.close());

async function find(filter: { type?: 'BUY'; number: string; month?: string }) {
  const { viewer } = await buyer.must(SEARCH, filter);
  const lines = viewer?.walletEntries?.edges.map(({ node }) => node) ?? [];
  expect(viewer?.walletTransactions?.edges).toHaveLength(lines.length);
  return lines;
}

const numberOf = (n: number): string => `2026${String(n).padStart(12, '0')}`;

describe('the statement of a user of many orders, searched by number', () => {
  test('W-02 has what is old too, however many newer orders the number fits', async () => {
    const ofMarch = await find({ number: '2026', month: '2026-03' });
    expect(ofMarch.map(({ orderNo }) => orderNo)).toEqual([3, 2, 1].map(numberOf));
    const oldest = { number: numberOf(1) };
    for (const filter of [oldest, { ...oldest, type: 'BUY' as const }])
      expect((await find(filter)).map(({ orderNo }) => orderNo)).toEqual([numberOf(1)]);
    expect(await find({ ...oldest, month: '2026-04' })).toEqual([]);
  });

  test('W-02 is searched by the numbers of recharges, not by how their keys begin', async () => {
    expect(await find({ number: 'cz11999' })).toHaveLength(1);
    expect(await find({ number: 'charge' })).toEqual([]);
  });

  test('W-02 takes a number with blanks around it, in the file as on the page', async () => {
    const ofPage = await find({ number: ` ${numberOf(2)} ` });
    expect(ofPage.map(({ orderNo }) => orderNo)).toEqual([numberOf(2)]);
    const file = await buyer.fetch(`/web/wallet/statement.csv?number=%20${numberOf(2)}%20&month=2026-03`);
    expect((await file.text()).trimEnd().split('\r\n').slice(1)).toEqual([
      expect.stringContaining(numberOf(2)),
    ]);
  });
});
