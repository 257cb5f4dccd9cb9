import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runBulkAction } from '../../../api/selling/bulk/runBulkAction.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { giveCopies, inventoryItemId, openSeller, pickItems, type Seller } from '../listing/sellerScene.ts';
import { ALL, LIST } from './bulkDocuments.ts';
import { type Answer, bulkScene, rowId } from './bulkScene.ts';

let market: TestMarket;
let seller: Seller;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  items = await pickItems(market, 1);
});
beforeEach(async () => {
  seller = await openSeller(market);
});
afterAll(() => market.close());

const item = (at = 0) => items[at] ?? { id: '', referenceCents: 0, marketHashName: '' };
const { start, run, preview } = bulkScene(
  () => market,
  () => seller,
);

async function asksOf(): Promise<number[]> {
  const { rows } = await market.owner.query<{ ask: number }>(
    `select ask_cents::int as ask from listing where seller_id = $1 and status = 'active' order by ask_cents`,
    [seller.userId],
  );
  return rows.map(({ ask }) => ask);
}

/** Copies of the first item. */
async function give(number: number): Promise<string[]> {
  return giveCopies(market, seller, item().id, number);
}

/** More copies of the first item than an action takes. */
async function giveThousands(): Promise<void> {
  await market.owner.query(
    `insert into asset (id, steam_account_id, market_item_id, asset_id, class_id, instance_id, is_tradable, is_marketable, context_id)
     select gen_random_uuid(), $1, $2, n::text, '1', '0', true, true, '2' from generate_series(1, 30100) n`,
    [seller.accountId, item().id],
  );
}

/** Leaves only the listings of some sellers of the first item. */
async function withdrawOthers(sellerIds: readonly string[]): Promise<void> {
  await market.owner.query(
    `update listing set status = 'withdrawn' where market_item_id = $1 and seller_id <> all($2) and status = 'active'`,
    [item().id, sellerIds],
  );
}

/** The only offers of the first item, each of another seller. Returns their ids. */
async function offerAlone(asks: readonly number[]): Promise<string[]> {
  const own = seller;
  const rivals: string[] = [];
  for (const priceCents of asks) {
    seller = await openSeller(market);
    rivals.push(seller.userId);
    await give(1);
    await run(ALL, { kind: 'LIST', price: { basis: 'FIXED', priceCents, isPriceConfirmed: true } });
  }
  seller = own;
  await withdrawOthers(rivals);
  return rivals;
}

describe('I-10 the targets and prices of an action on many copies', () => {
  test('below the lowest ask of others by a step; where nobody else sells, it is refused', async () => {
    const ask = Math.floor(item().referenceCents * 0.8);
    await offerAlone([ask]);
    await give(2);
    const lowest = { kind: 'LIST', price: { basis: 'LOWEST_ASK', stepCents: 1 } };
    expect(await run(ALL, lowest)).toMatchObject({ doneCount: 2 });
    expect(await asksOf()).toEqual([ask - 1, ask - 1]);
    await market.owner.query(
      `update listing set status = 'withdrawn' where market_item_id = $1 and status = 'active'`,
      [item().id],
    );
    expect(await run(ALL, lowest)).toMatchObject({
      doneCount: 0,
      refused: [{ reason: 'PRICE_MISSING', count: 2 }],
    });
  });

  test('an ask far below reference price and other asks is not followed, and the dry run says so', async () => {
    const reference = item().referenceCents;
    const trap = Math.floor(reference * 0.55);
    await offerAlone([trap]);
    await give(2);
    const lowest = { kind: 'LIST', price: { basis: 'LOWEST_ASK', stepCents: 1, isPriceConfirmed: true } };
    expect(await preview(ALL, lowest)).toMatchObject({
      doneCount: 0,
      refused: [{ reason: 'LOWEST_ASK_OUTLIER', count: 2 }],
    });
    expect(await run(ALL, lowest)).toMatchObject({
      doneCount: 0,
      refused: [{ reason: 'LOWEST_ASK_OUTLIER', count: 2 }],
    });
    const second = Math.floor(reference * 0.95);
    await offerAlone([trap, second]);
    const dry = await preview(ALL, lowest);
    expect(dry).toMatchObject({ doneCount: 2, outlierCount: 2, loweredItems: [] });
    expect(dry.outlierItems).toHaveLength(2);
    expect(await run(ALL, lowest)).toMatchObject({ doneCount: 2 });
    expect(await asksOf()).toEqual([second - 1, second - 1]);
  });

  test('names some of the copies that it would lower, found by copies and by listings; no copy that it skips', async () => {
    const assetIds = (await give(60)).map(inventoryItemId);
    await giveCopies(market, seller, item().id, 1, { isTradable: false });
    const high = { basis: 'FIXED', priceCents: item().referenceCents * 20 };
    const dry = await preview(ALL, { kind: 'LIST', price: high });
    expect(dry).toMatchObject({ loweredCount: 60, outlierItems: [] });
    const named = dry.loweredItems.map(({ id }: Answer) => id);
    expect([named.length, named.every((id: string) => assetIds.includes(id))]).toEqual([20, true]);
    await run({ ...ALL, onlyIds: assetIds.slice(0, 2) }, LIST);
    const { loweredItems } = await preview({ listings: {} }, { kind: 'REPRICE', price: high });
    expect(loweredItems.map(({ id }: Answer) => id).toSorted()).toEqual(assetIds.slice(0, 2).toSorted());
  });

  test('begins only with the targets of the dry run that the seller has seen', async () => {
    const [one = ''] = await give(3);
    const { digest } = await preview(ALL, LIST);
    const [added = ''] = await give(1);
    expect(await start(ALL, LIST, { digest })).toMatchObject({
      code: 'BULK_SELECTION_CHANGED',
      message: expect.stringContaining('1'),
      previewedCount: 3,
      matchingCount: 4,
    });
    await market.owner.query('update asset set is_gone = true where id = $1', [one]);
    // As many, but one left and one came.
    expect(await start(ALL, LIST, { digest })).toMatchObject({ previewedCount: 3, matchingCount: 3 });
    await market.owner.query('update asset set is_gone = (id = $1) where id = any($2)', [
      added,
      [one, added],
    ]);
    const { bulkAction: action } = await start(ALL, LIST, { digest });
    expect(action).toMatchObject({ totalCount: 3 });
    await runBulkAction(market.worker, rowId(action.id));
    for (const wrong of ['', '3', `${digest}0`, `-1-${'0'.repeat(32)}`])
      expect((await start(ALL, LIST, { digest: wrong })).errors[0].extensions.field).toBe('digest');
  });

  test('takes a named copy behind the first thirty thousand', async () => {
    const [named = ''] = await give(1);
    await giveThousands();
    await market.owner.query('update asset set is_tradable = false, is_marketable = false where id = $1', [
      named,
    ]);
    const onlyIds = [inventoryItemId(named)];
    expect(await preview({ ...ALL, onlyIds }, { kind: 'COST', costCents: 5 })).toMatchObject({
      totalCount: 1,
      doneCount: 1,
    });
  });

  test.each([[{ kind: 'REPRICE', price: { basis: 'OWN_ASK', multiplier: 0.9 } }], [{ kind: 'UNLIST' }]])(
    'of everything in an inventory of thirty thousand, $kind takes what is on sale',
    async (change) => {
      await give(3);
      await run(ALL, LIST);
      await giveThousands();
      expect(await preview(ALL, change)).toMatchObject({ totalCount: 3, doneCount: 3 });
      expect(await run(ALL, change)).toMatchObject({ totalCount: 3, doneCount: 3 });
    },
  );
});
