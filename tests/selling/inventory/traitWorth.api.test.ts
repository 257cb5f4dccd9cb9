import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphql } from '../../generated/gql.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { offerCopy, openRobot } from '../../orders/bid/bidScene.ts';
import { listingNodeId } from '../listing/sellerScene.ts';

const WORTH = graphql(`
  query TraitWorthOfListing($id: ID!) {
    node(id: $id) {
      __typename
      ... on Listing { asset { traitWorth { trait likeCount likeMedianCents allCount allMedianCents } } }
    }
  }
`);

const TRAITS = graphql(`
  query TraitsWorthOfListing($id: ID!, $traits: [PricedTrait!]!) {
    node(id: $id) {
      __typename
      ... on Listing { asset { traitWorth(traits: $traits) { trait likeCount likeMedianCents allCount } } }
    }
  }
`);

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test('Q-04 the worth of a blue pattern is read from the sales of half a year, without reversed ones', async () => {
  const { rows } = await market.owner.query<{ id: string }>(
    `select id from market_item where market_hash_name like 'AK-47 | Case Hardened (%' order by id limit 1`,
  );
  const itemId = rows[0]?.id ?? '';
  await market.owner.query('delete from sale where market_item_id = $1', [itemId]);
  const listingId = await offerCopy(market, await openRobot(market), { itemId, askCents: 10_000, seed: 661 });
  await market.owner.query(
    `update asset set blue_share = 97.64 where id = (select asset_id from listing where id = $1)`,
    [listingId],
  );
  const sell = (count: number, cents: number, seed: number, ago: string, isReversed = false) =>
    market.owner.query(
      `insert into sale (id, market_item_id, price_cents, paint_seed, sold_at, is_reversed)
       select gen_random_uuid(), $1, $2, $3, clock_now() - $4::interval, $5 from generate_series(1, $6::int)`,
      [itemId, cents, seed, ago, isReversed, count],
    );
  await sell(5, 900_000, 955, '10 days');
  await sell(7, 50_000, 1, '10 days');
  const told = async () => {
    const { node } = await market.visitor().must(WORTH, { id: listingNodeId(listingId) });
    return node?.__typename === 'Listing' ? node.asset.traitWorth : undefined;
  };
  const worth = {
    trait: 'BLUE',
    likeCount: 5,
    likeMedianCents: 900_000,
    allCount: 12,
    allMedianCents: 50_000,
  };
  expect(await told()).toEqual([worth]);
  await sell(9, 1_000, 955, '200 days');
  await sell(9, 1_000, 955, '1 day', true);
  expect(await told()).toEqual([worth]);
});

test('Q-04 the worth of a wear and of stickers is told to whoever asks for these traits', async () => {
  const { rows } = await market.owner.query<{ id: string }>(
    `select id from market_item where market_hash_name = 'AK-47 | Redline (Field-Tested)'`,
  );
  const itemId = rows[0]?.id ?? '';
  await market.owner.query('delete from sale where market_item_id = $1', [itemId]);
  const listingId = await offerCopy(market, await openRobot(market), {
    itemId,
    askCents: 10_000,
    wear: 0.16,
  });
  const crown = JSON.stringify([{ slot: 0, marketHashName: 'Sticker | Crown (Foil)', wear: 0 }]);
  await market.owner.query(
    `update asset set stickers = $2 where id = (select asset_id from listing where id = $1)`,
    [listingId, crown],
  );
  await market.owner.query(
    `insert into sale (id, market_item_id, price_cents, paint_seed, float_value, stickers, sold_at)
     select gen_random_uuid(), $1, 20000 + n, n, case when n <= 5 then 0.155 else 0.3 end, case when n > 10 then $2::jsonb else '[]' end,
       clock_now() - interval '3 days' from generate_series(1, 16) n`,
    [itemId, crown],
  );
  const { node } = await market
    .visitor()
    .must(TRAITS, { id: listingNodeId(listingId), traits: ['WEAR', 'STICKERS', 'FADE', 'WEAR'] });
  expect(node?.__typename === 'Listing' && node.asset.traitWorth).toEqual([
    { trait: 'WEAR', likeCount: 5, likeMedianCents: 20_003, allCount: 16 },
    { trait: 'STICKERS', likeCount: 6, likeMedianCents: 20_014, allCount: 16 },
  ]);
});
