import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { crashService } from './crashService.ts';
import {
  giveCopies,
  list,
  listSome,
  openSeller,
  pickItems,
  reprice,
  type Seller,
  undo,
  unlist,
} from './sellerScene.ts';

let market: TestMarket;
let seller: Seller;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  seller = await openSeller(market);
  items = await pickItems(market, 20);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

function item() {
  const next = items.pop();
  if (!next) throw new Error('too few items');
  return next;
}

async function stateOf(itemId: string) {
  const { rows } = await market.owner.query(
    `select listing_count as count, (select count(*)::int from listing where market_item_id = $1 and status = 'active') as active,
       (select array_agg(ask_cents::int order by ask_cents) from listing where market_item_id = $1 and seller_id = $2 and status = 'active') as asks
     from market_item where id = $1`,
    [itemId, seller.userId],
  );
  expect(rows[0].count).toBe(rows[0].active);
  return rows[0].asks as number[] | null;
}

const rowId = (nodeId: string): string => Buffer.from(nodeId, 'base64').toString().split(':')[1] ?? '';

test.each(['list.judged', 'list.inserted', 'list.counted', 'atOnce.kept', 'batch.kept', 'batch.committed'])(
  'listing, killed at %s: the same request again lists once',
  async (place) => {
    const { id, referenceCents } = item();
    const copies = await giveCopies(market, seller, id, 2);
    const clientRequestId = crypto.randomUUID();
    const inputs = copies.map((assetId) => ({ assetId, priceCents: referenceCents }));
    const whole = inputs.map((input) => ({ ...input, multiplier: null, isPriceConfirmed: false }));
    await crashService(market, place, 'listAtOnce', { userId: seller.userId, items: whole, clientRequestId });
    expect(await stateOf(id)).toEqual(place === 'batch.committed' ? [referenceCents, referenceCents] : null);
    expect((await list(seller.client, inputs, clientRequestId)).doneCount).toBe(2);
    expect(await stateOf(id)).toEqual([referenceCents, referenceCents]);
  },
);

test.each(['reprice.locked', 'reprice.updated', 'batch.committed'])(
  'new prices, killed at %s: the same request again sets them, and they can be undone',
  async (place) => {
    const chosen = item();
    const [listingId = ''] = await listSome(market, seller, chosen, 1);
    const clientRequestId = crypto.randomUUID();
    const priceCents = chosen.referenceCents + 7;
    const input = { listingId: rowId(listingId), priceCents, multiplier: null, isPriceConfirmed: false };
    await crashService(market, place, 'repriceAtOnce', {
      userId: seller.userId,
      items: [input],
      clientRequestId,
    });
    expect(await stateOf(chosen.id)).toEqual([
      place === 'batch.committed' ? priceCents : chosen.referenceCents,
    ]);
    await reprice(seller.client, [{ listingId, priceCents }], clientRequestId);
    expect(await stateOf(chosen.id)).toEqual([priceCents]);
    await undo(seller.client, [clientRequestId]);
    expect(await stateOf(chosen.id)).toEqual([chosen.referenceCents]);
  },
);

test.each(['unlist.locked', 'unlist.withdrawn', 'batch.committed'])(
  'taking back, killed at %s: the same request again takes back once',
  async (place) => {
    const chosen = item();
    const [listingId = ''] = await listSome(market, seller, chosen, 1);
    const clientRequestId = crypto.randomUUID();
    const request = { userId: seller.userId, listingIds: [rowId(listingId)], clientRequestId };
    await crashService(market, place, 'unlistListings', request);
    expect((await unlist(seller.client, [listingId], clientRequestId)).doneCount).toBe(1);
    expect(await stateOf(chosen.id)).toBeNull();
  },
);

test.each(['undo.locked', 'undo.counted', 'undo.kept'])('undoing, killed at %s: again', async (place) => {
  const chosen = item();
  const request = crypto.randomUUID();
  await listSome(market, seller, chosen, 2, request);
  await crashService(market, place, 'undoListings', { userId: seller.userId, clientRequestIds: [request] });
  expect(await stateOf(chosen.id)).toHaveLength(2);
  expect((await undo(seller.client, [request])).doneCount).toBe(2);
  expect(await stateOf(chosen.id)).toBeNull();
});
