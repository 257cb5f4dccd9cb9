import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { giveCopies, list, openSeller, pickItems } from '../listing/sellerScene.ts';
import { ALL, PREVIEW } from './bulkDocuments.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test('I-14 the dry run of an action says how many new asks are above the median of the last sales, of those with enough of them', async () => {
  const seller = await openSeller(market);
  const [sold, rare] = await pickItems(market, 2);
  if (!sold || !rare) throw new Error('too few items');
  await market.owner.query('delete from sale where market_item_id = any($1)', [[sold.id, rare.id]]);
  const median = sold.referenceCents;
  const sale = `insert into sale (id, market_item_id, price_cents, sold_at) values (gen_random_uuid(), $1, $2, clock_now() - $3::int * interval '1 day')`;
  for (const days of [1, 2, 3, 4, 5]) await market.owner.query(sale, [sold.id, median, days]);
  for (const days of [1, 2, 3, 4, 40]) await market.owner.query(sale, [rare.id, 100, days]);
  const preview = async (selection: object, change: object) => {
    const { data, errors } = await seller.client.query<{ previewBulkAction: object }>(PREVIEW, {
      selection,
      change,
    });
    expect(errors).toEqual([]);
    return data?.previewBulkAction;
  };
  const copies = await giveCopies(market, seller, sold.id, 3);
  await giveCopies(market, seller, rare.id, 2);
  const at = (kind: string, priceCents: number) => ({ kind, price: { basis: 'FIXED', priceCents } });
  expect(await preview(ALL, at('LIST', median))).toMatchObject({ comparedCount: 3, aboveMedianCount: 0 });
  expect(await preview(ALL, at('LIST', median + 1))).toMatchObject({ comparedCount: 3, aboveMedianCount: 3 });
  expect(await preview(ALL, { kind: 'COST', costCents: 100 })).toMatchObject({ comparedCount: 0 });
  await list(
    seller.client,
    copies.map((assetId, index) => ({ assetId, priceCents: median + 100 * index })),
  );
  const own = { listings: { status: 'UNSOLD' } };
  const same = { kind: 'REPRICE', price: { basis: 'OWN_ASK', multiplier: 1.001 } };
  expect(await preview(own, same)).toMatchObject({ doneCount: 3, comparedCount: 3, aboveMedianCount: 3 });
  const endsAt = new Date(Date.now() + 86_400_000).toISOString();
  const off = { kind: 'DISCOUNT', discount: { percent: 5, endsAt, isPriceConfirmed: false } };
  expect(await preview(own, off)).toMatchObject({ comparedCount: 3, aboveMedianCount: 0 });
  expect(await preview(own, { kind: 'UNLIST' })).toMatchObject({ comparedCount: 0, aboveMedianCount: 0 });
});
