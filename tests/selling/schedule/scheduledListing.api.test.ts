import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDueCopy } from '../../../api/selling/schedule/listDueCopies.ts';
import { listDueScheduleIds } from '../../../api/selling/schedule/scheduledListing.store.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { crashService } from '../listing/crashService.ts';
import {
  countsOf,
  giveCopies,
  type ItemToSell,
  inventoryItemId,
  list,
  openSeller,
  pickItems,
  type Seller,
} from '../listing/sellerScene.ts';
import { CANCEL_SCHEDULED, SCHEDULE, TOLD } from './scheduleDocuments.ts';

let market: TestMarket;
let chosen: Awaited<ReturnType<typeof pickItems>>[number];
beforeAll(async () => {
  market = await openTestMarket();
  const [first] = await pickItems(market, 1);
  if (!first) throw new Error('no item');
  chosen = first;
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

/** A copy in its cooldown. */
async function coolingCopy(seller: Seller): Promise<string> {
  const tradableAt = new Date(Date.now() + 3_600_000);
  const [id = ''] = await giveCopies(market, seller, chosen.id, 1, { isTradable: false, tradableAt });
  return id;
}

async function schedule({ client }: Seller, inputs: readonly ItemToSell[]) {
  const items = inputs.map(({ assetId, isPriceConfirmed = false, ...rest }) => ({
    ...rest,
    isPriceConfirmed,
    inventoryItemId: inventoryItemId(assetId),
  }));
  const { scheduleListings: answer } = await client.must(SCHEDULE, { items });
  if (answer.__typename !== 'ScheduleListingsPayload') throw new Error(answer.__typename);
  return answer;
}

/** Ends a copy's cooldown and makes its scheduled listing due. */
async function endCooldown(assetId: string): Promise<string> {
  await market.owner.query(`update asset set tradable_at = clock_now() - interval '1 second' where id = $1`, [
    assetId,
  ]);
  return bringTime(assetId);
}

async function bringTime(assetId: string): Promise<string> {
  const { rows } = await market.owner.query(
    `update scheduled_listing set due_at = clock_now() - interval '1 second' where asset_id = $1 and status = 'waiting' returning id`,
    [assetId],
  );
  return rows[0]?.id ?? '';
}

async function listingsOf(assetId: string): Promise<{ status: string; ask: number }[]> {
  const { rows } = await market.owner.query(
    'select status, ask_cents::int as ask from listing where asset_id = $1',
    [assetId],
  );
  return rows;
}

async function wishesOf(assetId: string): Promise<string[]> {
  const { rows } = await market.owner.query(
    'select status from scheduled_listing where asset_id = $1 order by id',
    [assetId],
  );
  return rows.map(({ status }) => status);
}

async function toldTo({ client }: Seller): Promise<{ titleZh: string; bodyZh: string; bodyEn: string }[]> {
  return (await client.must(TOLD, {})).viewer?.messages?.edges.map(({ node }) => node) ?? [];
}

test('a copy is listed when its cooldown ends, once by however many workers, and its owner is told', async () => {
  const seller = await openSeller(market);
  const copy = await coolingCopy(seller);
  const { results, items } = await schedule(seller, [{ assetId: copy, multiplier: 0.98 }]);
  expect(results).toMatchObject([{ reason: null }]);
  expect(items).toMatchObject([
    { scheduledListing: { multiplier: 0.98, priceCents: null, dueAt: results[0]?.until } },
  ]);
  expect(await listDueScheduleIds(market.worker.db, 10)).toEqual([]);
  const id = await endCooldown(copy);
  expect(await listDueScheduleIds(market.worker.db, 10)).toEqual([id]);
  const done = await Promise.all([1, 2, 3].map(() => listDueCopy(market.worker, id)));
  expect(done.filter(Boolean)).toHaveLength(1);
  const ask = Math.floor((chosen.referenceCents * 980 * 2 + 1_000) / 2_000);
  expect(await listingsOf(copy)).toEqual([{ status: 'active', ask }]);
  expect(await wishesOf(copy)).toEqual(['listed']);
  expect(await toldTo(seller)).toMatchObject([
    { titleZh: '冷却结束，已按预约上架', bodyEn: expect.stringContaining((ask / 100).toFixed(2)) },
  ]);
  await countsOf(market, chosen.id);
});

test('I-05 a price that is too high by the time it is due is not lowered with nobody there: its owner is told', async () => {
  const seller = await openSeller(market);
  const [high, lowered] = [await coolingCopy(seller), await coolingCopy(seller)];
  const reference = chosen.referenceCents;
  const { results } = await schedule(seller, [
    { assetId: high, priceCents: reference * 9 },
    { assetId: lowered, priceCents: reference * 11 },
  ]);
  expect(results).toMatchObject([
    { reason: null, askCents: reference * 9 },
    { reason: null, askCents: reference * 10 },
  ]);
  // What was lowered before its owner's eyes is listed so.
  expect(await listDueCopy(market.worker, await endCooldown(lowered))).toBe(true);
  expect(await listingsOf(lowered)).toEqual([{ status: 'active', ask: reference * 10 }]);
  const referenceOf = (cents: number) =>
    market.owner.query('update market_item set reference_price_cents = $2 where id = $1', [chosen.id, cents]);
  await referenceOf(Math.floor(reference / 2));
  expect(await listDueCopy(market.worker, await endCooldown(high))).toBe(true);
  await referenceOf(reference);
  expect(await listingsOf(high)).toEqual([]);
  expect(await wishesOf(high)).toEqual(['failed']);
  expect((await toldTo(seller)).map(({ titleZh }) => titleZh)).toContain('预约的饰品没有上架');
  await market.owner.query("update listing set status = 'withdrawn' where asset_id = $1", [lowered]);
});

test('another price takes the first one’s place, also at once; a request can be taken back; what is not in a cooldown answers its reason', async () => {
  const seller = await openSeller(market);
  const stranger = await openSeller(market);
  const copy = await coolingCopy(seller);
  const [never = ''] = await giveCopies(market, seller, chosen.id, 1, { isTradable: false });
  const priceCents = chosen.referenceCents;
  await Promise.all([1, 2, 3].map(() => schedule(seller, [{ assetId: copy, priceCents }])));
  const { results } = await schedule(seller, [
    { assetId: copy, priceCents: priceCents + 1 },
    { assetId: never, priceCents },
    { assetId: copy, priceCents },
  ]);
  expect(results.map(({ reason }) => reason)).toEqual([null, 'NOT_TRADABLE', 'REPEATED']);
  expect(await wishesOf(copy)).toEqual(['waiting']);
  expect((await schedule(seller, [{ assetId: copy, priceCents: 1 }])).results[0]?.reason).toBe(
    'PRICE_TOO_LOW',
  );
  expect((await schedule(seller, [{ assetId: copy }])).results[0]?.reason).toBe('PRICE_MISSING');
  const theirs = await schedule(stranger, [{ assetId: copy, priceCents }]);
  expect(theirs).toMatchObject({ results: [{ reason: 'NOT_YOURS' }], items: [] });
  const itemIds = [inventoryItemId(copy)];
  await stranger.client.must(CANCEL_SCHEDULED, { itemIds });
  expect(await wishesOf(copy)).toEqual(['waiting']);
  for (const _ of [1, 2])
    expect(
      (await seller.client.must(CANCEL_SCHEDULED, { itemIds })).cancelScheduledListings.items,
    ).toMatchObject([{ scheduledListing: null }]);
  expect(await wishesOf(copy)).toEqual(['cancelled']);
  expect(await listingsOf(copy)).toEqual([]);
});

test.each([
  ['gone', 'update asset set is_gone = true where id = $1', '已不在库存'],
  [
    'of an account that was let go',
    'update steam_account set unbound_at = clock_now() where id = (select steam_account_id from asset where id = $1)',
    'Steam 账号已解绑',
  ],
  ['never tradable', 'update asset set tradable_at = null where id = $1', '不可交易'],
])('a copy that is %s ends with a message', async (_name, change, words) => {
  const seller = await openSeller(market);
  const copy = await coolingCopy(seller);
  await schedule(seller, [{ assetId: copy, multiplier: 1 }]);
  const id = await endCooldown(copy);
  await market.owner.query(change, [copy]);
  expect(await listDueCopy(market.worker, id)).toBe(true);
  expect(await listDueCopy(market.worker, id)).toBe(false);
  expect(await wishesOf(copy)).toEqual(['failed']);
  expect(await listingsOf(copy)).toEqual([]);
  expect(await toldTo(seller)).toMatchObject([{ bodyZh: expect.stringContaining(words) }]);
});

test('a cooldown that grew longer is waited for; a copy listed by hand is left alone; a blocked owner waits', async () => {
  const seller = await openSeller(market);
  const [grown, byHand] = [await coolingCopy(seller), await coolingCopy(seller)];
  await schedule(seller, [
    { assetId: grown, multiplier: 1 },
    { assetId: byHand, multiplier: 1 },
  ]);
  const id = await bringTime(grown);
  expect(await listDueCopy(market.worker, id)).toBe(true);
  expect(await wishesOf(grown)).toEqual(['waiting']);
  expect(await listDueScheduleIds(market.worker.db, 10)).toEqual([]);
  const handId = await endCooldown(byHand);
  await list(seller.client, [{ assetId: byHand, priceCents: chosen.referenceCents }]);
  await market.owner.query('update app_user set is_blocked = true where id = $1', [seller.userId]);
  expect(await listDueCopy(market.worker, handId)).toBe(false);
  await market.owner.query('update app_user set is_blocked = false where id = $1', [seller.userId]);
  expect(await listDueCopy(market.worker, handId)).toBe(true);
  expect(await wishesOf(byHand)).toEqual(['cancelled']);
  expect(await listingsOf(byHand)).toHaveLength(1);
  expect(await toldTo(seller)).toEqual([]);
});

test.each([
  'schedule.locked',
  'list.judged',
  'list.inserted',
  'list.counted',
  'schedule.concluded',
  'schedule.committed',
])('killed at %s: never twice, never lost', async (place) => {
  const seller = await openSeller(market);
  const copy = await coolingCopy(seller);
  await schedule(seller, [{ assetId: copy, multiplier: 1 }]);
  const id = await endCooldown(copy);
  await crashService(market, place, 'listDueCopy', { id }, 'worker');
  const isDone = place === 'schedule.committed';
  expect(await listingsOf(copy)).toHaveLength(isDone ? 1 : 0);
  // The database lets the dead worker's locks go once it finds the connection closed.
  if (!isDone) await expect.poll(() => listDueCopy(market.worker, id)).toBe(true);
  expect(await listDueCopy(market.worker, id)).toBe(false);
  expect(await listingsOf(copy)).toHaveLength(1);
  expect(await wishesOf(copy)).toEqual(['listed']);
  expect(await toldTo(seller)).toHaveLength(1);
});
