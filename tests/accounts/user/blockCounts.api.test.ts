import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { untilBlocked } from '../../kit/untilBlocked.ts';
import { giveCopies, openSeller, pickItems } from '../../selling/listing/sellerScene.ts';
import { holdAccount } from './holdScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const LISTING = `insert into listing (id, asset_id, market_item_id, seller_id, ask_cents, is_automatic)
  values (gen_random_uuid(), $1, $2, $3, $4, false)`;
const SHOWN = 'update market_item set lowest_ask_cents = $2, listing_count = $3 where id = $1';

test("T-23 a held seller's items are counted with what others listed in the same moment", async () => {
  const [held, other] = [await openSeller(market), await openSeller(market)];
  const [item] = await pickItems(market, 1);
  if (!item) throw new Error('no item');
  await market.owner.query("update listing set status = 'withdrawn' where market_item_id = $1", [item.id]);
  const [own] = await giveCopies(market, held, item.id, 1);
  const [another] = await giveCopies(market, other, item.id, 1);
  await market.owner.query(LISTING, [own, item.id, held.userId, 500]);
  await market.owner.query(SHOWN, [item.id, 500, 1]);
  const lister = await market.owner.connect();
  try {
    await lister.query('begin');
    await lister.query('select id from market_item where id = $1 for no key update', [item.id]);
    await lister.query(LISTING, [another, item.id, other.userId, 300]);
    await lister.query(SHOWN, [item.id, 300, 2]);
    const holding = holdAccount(market, held.userId);
    await untilBlocked(market);
    await lister.query('commit');
    await holding;
  } finally {
    // Whatever failed: closed, its transaction ends and keeps nobody waiting.
    lister.release(true);
  }
  const { rows } = await market.owner.query(
    'select lowest_ask_cents::int as ask, listing_count as count from market_item where id = $1',
    [item.id],
  );
  expect(rows).toEqual([{ ask: 300, count: 1 }]);
});
