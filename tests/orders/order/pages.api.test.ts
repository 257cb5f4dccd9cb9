import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { platformLeg } from '../../../api/payments/ledger/ledger.ts';
import { transfer } from '../../../api/payments/ledger/moveMoney.ts';
import { userIdOf } from '../../catalog/watch/watchClient.ts';
import { openBuyer } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs } from './deliveryScene.ts';

const SIZE = 7;
let market: TestMarket;
let client: TestClient;
let userId: string;

/** Twenty sales and twenty purchases in turn, each four of one moment. */
const COPY_ORDERS = `
  insert into market_order select copy.* from market_order o, generate_series(1, 40) n, jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'order_no', (10000 + n)::text,
    'phase', case when n % 5 = 0 then 'completed' else 'failed' end, 'created_at', o.created_at - (n / 4) * interval '1 minute',
    'listing_id', (select id from listing order by id offset n limit 1), 'is_automatic', true, 'reason', case when n % 5 = 0 then null else 'buyerCancelled' end,
    'buyer_id', case when n % 2 = 0 then $2::uuid else o.seller_id end, 'seller_id', case when n % 2 = 0 then o.seller_id else $2::uuid end)) copy
  where o.order_no = $1`;

beforeAll(async () => {
  market = await openTestMarket();
  const { orderNo } = await buyAs(market, 'ignore');
  client = await openBuyer(market);
  userId = await userIdOf(client);
  await market.owner.query(COPY_ORDERS, [orderNo, userId]);
  for (let moment = 0; moment < 6; moment += 1)
    await inTransaction(market.worker.db, async (tx) => {
      for (const part of [1, 2, 3])
        await transfer(
          tx,
          {
            key: `recharge:RC${moment}${part}`,
            reason: 'recharge',
            orderId: null,
            actor: 'platform',
            cause: 'test',
          },
          [
            platformLeg('clearing', userId, -300n),
            { kind: 'deposit', ownerId: userId, amountCents: 100n },
            { kind: 'proceeds', ownerId: userId, amountCents: 200n },
          ],
        );
    });
});
afterAll(() => market.close());

interface Page {
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
}

/** Pages through a list from start to end and returns the ids in reading order. */
async function walk(field: string, narrowing: string, isBackward: boolean): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | undefined, hasMore = true; hasMore; ) {
    const edge = cursor ? `, ${isBackward ? 'before' : 'after'}: "${cursor}"` : '';
    const { data, errors } = await client.query<{ viewer: Record<string, Page> }>(
      `{ viewer { ${field}(${isBackward ? 'last' : 'first'}: ${SIZE}${edge}${narrowing}) {
        edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage } } } }`,
    );
    expect(errors).toEqual([]);
    const page = data?.viewer[field];
    if (!page) throw new Error('no list');
    const found = page.edges.map(({ node }) => Buffer.from(node.id, 'base64').toString().split(':')[1] ?? '');
    if (isBackward) ids.unshift(...found);
    else ids.push(...found);
    cursor = page.edges.at(isBackward ? 0 : -1)?.cursor;
    hasMore = isBackward ? page.pageInfo.hasPreviousPage : page.pageInfo.hasNextPage;
  }
  return ids;
}

async function idsBySql(from: string): Promise<string[]> {
  const { rows } = await market.owner.query<{ id: string }>(`${from} order by 2 desc, 1 desc`, [userId]);
  return rows.map(({ id }) => id);
}

const OWN = '$1 in (o.buyer_id, o.seller_id)';
const ENTRIES = `select posting.id, posting.created_at from ledger_posting posting join ledger_account account on account.id = account_id
  join ledger_transfer transfer on transfer.id = transfer_id where account.owner_id = $1`;
const LISTS: [string, string, string, string, number][] = [
  ['orders', 'of both sides', '', OWN, 40],
  ['orders', 'that were bought', ', direction: BUY', 'o.buyer_id = $1', 20],
  ['orders', 'that were sold', ', direction: SELL', 'o.seller_id = $1', 20],
  ['orders', 'that are completed', ', statusGroup: COMPLETED', `${OWN} and o.phase = 'completed'`, 8],
  ['orders', 'that are under way', ', statusGroup: PENDING', `${OWN} and false`, 0],
  ['walletEntries', 'whole', '', ENTRIES, 37],
  [
    'walletEntries',
    'of one kind',
    ', type: RECHARGE_WITHDRAW',
    `${ENTRIES} and transfer.reason <> 'release'`,
    37,
  ],
  ['walletEntries', 'by number', ', number: "rc3"', `${ENTRIES} and transfer.key like 'recharge:RC3%'`, 6],
];

describe.each(LISTS)('W-02 O-03 pages of %s %s', (field, _name, narrowing, from, count) => {
  test.each([
    ['forward', false],
    ['backward', true],
  ])('show each line once, newest first, going %s', async (_way, isBackward) => {
    const wanted = await idsBySql(
      field === 'orders' ? `select o.id, o.created_at from market_order o where ${from}` : from,
    );
    expect(wanted).toHaveLength(count);
    expect(await walk(field, narrowing, isBackward)).toEqual(wanted);
  });
});
