import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOTS_MAX, listCopyDots } from '../../../api/selling/listing/copyDots.store.ts';
import { recordStatements } from '../../kit/queries.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
let gun: { id: string; name: string };
beforeAll(async () => {
  market = await openTestMarket();
  const { rows } = await market.owner.query<{ id: string; name: string }>(
    `select id, market_hash_name as name from market_item where tag_type = 'CSGO_Type_Rifle' and float_max is not null
     order by listing_count desc, id limit 1`,
  );
  if (!rows[0]) throw new Error('no item');
  gun = rows[0];
});
afterAll(() => market.close());

interface Dot {
  listingId: string;
  floatValue: number;
  askCents: number;
  copyCount: number;
}

async function ask(): Promise<{
  dots: Dot[];
  listings: { id: string; askCents: number; asset: { floatValue: number } }[];
}> {
  const { data, errors } = await market.visitor().query<{
    marketItem: {
      copyDots: Dot[];
      listings: { edges: { node: { id: string; askCents: number; asset: { floatValue: number } } }[] };
    };
  }>(
    `query ($name: String!) { marketItem(marketHashName: $name) {
      copyDots { listingId floatValue askCents copyCount }
      listings(first: 100, sort: FLOAT_ASCENDING) { edges { node { id askCents
        asset { floatValue stickers { marketHashName referencePriceCents } } } } } } }`,
    { name: gun.name },
  );
  expect(errors).toEqual([]);
  if (!data) throw new Error('no answer');
  return { dots: data.marketItem.copyDots, listings: data.marketItem.listings.edges.map(({ node }) => node) };
}

test('C3 each copy on sale has a dot with its wear and price, the least worn first', async () => {
  const { dots, listings } = await ask();
  expect(dots.length).toBeGreaterThan(10);
  expect(dots.map(({ listingId, askCents }) => [listingId, askCents]).toSorted()).toEqual(
    listings.map(({ id, askCents }) => [id, askCents]).toSorted(),
  );
  expect(dots.map(({ floatValue }) => floatValue)).toEqual(
    listings.map(({ asset }) => asset.floatValue).toSorted((a, b) => a - b),
  );
});

test('C3 the copies of a blocked seller have no dot, and the dots of several items are one statement', async () => {
  const { db } = market.platform;
  const { statements, answer } = await recordStatements('market_api', () => listCopyDots(db, [gun.id], null));
  // The market beside follows its own changes meanwhile.
  expect(statements.filter((text) => text.includes('width_bucket'))).toHaveLength(1);
  const before = answer.get(gun.id)?.length ?? 0;
  const { rows } = await market.owner.query<{ seller: string; number: number }>(
    `select seller_id as seller, count(*)::int as number from listing
     where market_item_id = $1 and status = 'active' group by 1 order by 2 desc, 1 limit 1`,
    [gun.id],
  );
  await market.owner.query('update app_user set is_blocked = true where id = $1', [rows[0]?.seller]);
  const after = (await listCopyDots(db, [gun.id], null)).get(gun.id)?.length ?? 0;
  await market.owner.query('update app_user set is_blocked = false where id = $1', [rows[0]?.seller]);
  expect(before - after).toBe(rows[0]?.number);
});

test('C3 more than two hundred copies are grouped: bounded, none is lost, and each group has its cheapest', async () => {
  const { db } = market.platform;
  const { rows } = await market.owner.query<{ id: string; ask: string }>(
    `select id, ask_cents as ask from listing where status = 'active' and float_value is not null order by id limit 900`,
  );
  const ids = rows.map(({ id }) => id);
  await market.owner.query('begin');
  await market.owner.query('update listing set market_item_id = $1 where id = any($2)', [gun.id, ids]);
  await market.owner.query('commit');
  const total = await market.owner.query<{ number: number; lowest: string }>(
    `select count(*)::int as number, min(ask_cents) as lowest from listing
     where market_item_id = $1 and status = 'active' and float_value is not null`,
    [gun.id],
  );
  const dots = (await listCopyDots(db, [gun.id], null)).get(gun.id) ?? [];
  expect(dots.length).toBeGreaterThan(50);
  expect(dots.length).toBeLessThanOrEqual(DOTS_MAX);
  expect(dots.reduce((sum, { copyCount }) => sum + copyCount, 0)).toBe(total.rows[0]?.number);
  expect(Math.min(...dots.map(({ askCents }) => Number(askCents)))).toBe(Number(total.rows[0]?.lowest));
});
