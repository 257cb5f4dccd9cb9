import { createHash } from 'node:crypto';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { type Bidder, openBidder, readBid, takeItem } from './bidScene.ts';

/** Stickers whose Chinese names are far shorter than those that stand in a filter's normal form, as many catalogue stickers have. */
const STICKERS = 250;
/** The longest text that PostgreSQL's btree takes as it is, compressed. */
const INDEXED_BYTES_MAX = 2_704;

/** A name as long as the catalogue's longest, and nothing in it repeats, so that no index can compress it. */
const nameOf = (n: number) => createHash('sha256').update(String(n)).digest('base64url');

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  await market.owner.query(
    `insert into market_item select (jsonb_populate_record(model, jsonb_build_object('id', gen_random_uuid(), 'market_hash_name', 'Sticker | ' || name,
       'name_en', 'Sticker | ' || name, 'name_zh', '印花 | ' || chr(19968 + n::int)))).*
     from (select item from market_item item where market_hash_name like 'Sticker | %' limit 1) one(model), unnest($1::text[]) with ordinality named(name, n)`,
    [Array.from({ length: STICKERS }, (_, n) => nameOf(n))],
  );
  await market.settleFeed();
});
afterAll(() => market.close());

/** Five conditions of 50 stickers, as they are typed in Chinese. */
const FILTER = Array.from({ length: STICKERS / 50 }, (_, condition) => {
  const names = Array.from({ length: 50 }, (_, n) => String.fromCodePoint(19_969 + condition * 50 + n));
  return `sticker:${names.join(',')}`;
}).join(' ');

const OPEN = `mutation ($input: OpenBidInput!) { openBid(input: $input) {
  __typename ... on OpenBidPayload { bid { id } } ... on DomainError { code }
} }`;

interface Opened {
  openBid: { __typename: string; code?: string; bid?: { id: string } };
}

async function open({ client }: Bidder, marketItemId: string, filter: string) {
  const input = {
    marketItemId: encodeGlobalID('MarketItem', marketItemId),
    quantity: 1,
    priceCents: 9_000,
    filter,
    clientRequestId: newId(),
  };
  const { data, errors } = await client.query<Opened>(OPEN, { input });
  expect(errors).toEqual([]);
  return data?.openBid;
}

test('B-01 a bid over 250 stickers is opened, and an equal one is refused as any other', async () => {
  const bidder = await openBidder(market);
  const marketItemId = await takeItem(market);
  expect(await open(bidder, marketItemId, FILTER)).toMatchObject({ __typename: 'OpenBidPayload' });
  const { id } = await market.platform.db.bid.findFirstOrThrow({ where: { userId: bidder.userId } });
  const { filter } = await readBid(market, id);
  expect(Buffer.byteLength(filter)).toBeGreaterThan(2 * INDEXED_BYTES_MAX);
  expect(await open(bidder, marketItemId, FILTER)).toMatchObject({ code: 'BID_EXISTS' });
  expect(await open(bidder, marketItemId, FILTER.slice(0, -2))).toMatchObject({
    __typename: 'OpenBidPayload',
  });
});

test('B-01 the database itself refuses a second open bid that says the same, and none that says something else', async () => {
  const bidder = await openBidder(market);
  const marketItemId = await takeItem(market);
  const insert = (filter: string, isOpen = true) =>
    market.owner.query(
      `insert into bid (id, user_id, market_item_id, quantity, remaining, price_cents, limit_cents, filter, state, ended_at,
         held_from_deposit_cents, held_from_proceeds_cents, expires_at)
       select gen_random_uuid(), $1, $2, 1, 1, 9000, 9000, $3, case when $4 then 'open' else 'cancelled' end,
         case when $4 then null else clock_now() end, case when $4 then 9000 else 0 end, 0, clock_now() + interval '1 day'`,
      [bidder.userId, marketItemId, filter, isOpen],
    );
  const long = Array.from({ length: STICKERS }, (_, n) => nameOf(n)).join();
  for (const filter of ['seed:1', long]) {
    await insert(filter);
    await expect(insert(filter)).rejects.toMatchObject({ code: '23505', constraint: 'bid_one_open' });
    await insert(filter, false);
  }
  await insert('seed:2');
  // An edit is held to it as well.
  const edit = market.owner.query(
    "update bid set filter = 'seed:1' where user_id = $1 and filter = 'seed:2'",
    [bidder.userId],
  );
  await expect(edit).rejects.toMatchObject({ code: '23505', constraint: 'bid_one_open' });
});
