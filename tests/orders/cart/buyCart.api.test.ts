import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { listCartLines } from '../../../api/orders/cart/cart.store.ts';
import type { PricedCopy } from '../../../api/orders/cart/cart.ts';
import { addToCart } from '../../../api/orders/cart/changeCart.ts';
import { dieInService } from '../../kit/dieInService.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import type { Seller } from '../../selling/listing/sellerScene.ts';
import {
  balancesOf,
  offerCopy,
  openCartBuyer,
  openRobot,
  outcomesOf,
  press,
  readLines,
  takeItem,
} from './cartScene.ts';

let market: TestMarket;
let seller: Seller;
let itemId: string;
beforeAll(async () => {
  market = await openTestMarket();
  seller = await openRobot(market);
  itemId = await takeItem(market);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

const code = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code?: string; field?: string }) => error.code ?? error.field ?? String(error),
  );

/** Puts copies on sale at the same ask. */
async function offer(number: number, askCents = 5_000, by: Seller = seller): Promise<PricedCopy[]> {
  const copies: PricedCopy[] = [];
  for (let index = 0; index < number; index += 1) {
    const listingId = await offerCopy(market, by, { itemId, askCents });
    copies.push({ listingId, priceCents: BigInt(askCents) });
  }
  return copies;
}

describe('one press', () => {
  test('C-02 buys each copy as an order of its own from the balance, and what it bought leaves the cart', async () => {
    const buyer = await openCartBuyer(market, 20_000);
    const lines = await offer(3);
    await addToCart(market.platform, { userId: buyer.userId, copies: lines });
    const id = await press(market, buyer, { lines: lines.slice(0, 2) });
    const bought = await readLines(market, id);
    expect(bought.map(({ outcome }) => outcome)).toEqual(['bought', 'bought']);
    expect(bought.map(({ order }) => order)).toMatchObject(
      lines.slice(0, 2).map(({ listingId, priceCents }) => ({
        listingId,
        priceCents,
        buyerId: buyer.userId,
        phase: 'awaitingOffer',
      })),
    );
    expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 10_000 });
    const rest = await listCartLines(market.platform.db, buyer.userId);
    expect(rest.map(({ listingId }) => listingId)).toEqual([lines[2]?.listingId]);
  });

  test('C-05 of 50 copies each fault costs only its own line, in the order of the request', async () => {
    const buyer = await openCartBuyer(market, 100_000);
    const groups = {
      bought: await offer(10),
      priceChanged: await offer(10),
      gone: await offer(10),
      own: await offer(10, 5_000, buyer),
      insufficientFunds: await offer(10, 2_000_000),
    };
    const ids = (copies: PricedCopy[]) => copies.map(({ listingId }) => listingId);
    await market.owner.query('update listing set ask_cents = 4900 where id = any($1)', [
      ids(groups.priceChanged),
    ]);
    await market.owner.query("update listing set status = 'sold' where id = any($1)", [
      ids(groups.gone.slice(1)),
    ]);
    groups.gone[0] = { listingId: newId(), priceCents: 5_000n };
    const names = Object.keys(groups) as (keyof typeof groups)[];
    const mixed = Array.from({ length: 10 }, (_, index) =>
      names.map((name) => ({ name, ...(groups[name][index] as PricedCopy) })),
    ).flat();
    const lines = mixed.map(({ listingId, priceCents }) => ({ listingId, priceCents }));
    const confirmedSumCents = lines.reduce((sum, { priceCents }) => sum + priceCents, 0n);
    const stored = await readLines(market, await press(market, buyer, { lines, confirmedSumCents }));
    expect(stored.map(({ outcome }) => outcome)).toEqual(mixed.map(({ name }) => name));
    expect(stored.map(({ listingId }) => listingId)).toEqual(ids(lines));
    for (const { outcome, priceCents, orderId } of stored) {
      expect(priceCents).toBe(outcome === 'priceChanged' ? 4_900n : null);
      expect(orderId !== null).toBe(outcome === 'bought');
    }
    expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 50_000 });
    const charged = stored.reduce((sum, { order }) => sum + (order?.priceCents ?? 0n), 0n);
    expect(charged).toBe(50_000n);
    expect(charged).toBeLessThanOrEqual(confirmedSumCents);
  });

  test('C-05 a copy that this buyer may not buy is told with its reason', async () => {
    const buyer = await openCartBuyer(market);
    await market.owner.query(
      `update app_user set held_steam_id = (76561197960265728 + substring(trade_url from 'partner=([0-9]+)')::bigint)::text
       where id = $1`,
      [buyer.userId],
    );
    const lines = await readLines(market, await press(market, buyer, { lines: await offer(2) }));
    expect(lines.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['notAllowed', 'tradeHeld'],
      ['notAllowed', 'tradeHeld'],
    ]);
    expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 1_000_000 });
  });

  test('C-02 what is wrong with a request is named, nothing is bought, and its id stays free', async () => {
    const buyer = await openCartBuyer(market);
    const lines = await offer(2);
    const [first] = lines as [PricedCopy];
    expect(await code(press(market, buyer, { lines: [] }))).toBe('lines');
    expect(await code(press(market, buyer, { lines: [first, first] }))).toBe('lines');
    const many = Array.from({ length: 51 }, () => ({ listingId: newId(), priceCents: 1n }));
    expect(await code(press(market, buyer, { lines: many }))).toBe('lines');
    for (const priceCents of [0n, -1n, 10_000_001n])
      expect(await code(press(market, buyer, { lines: [{ ...first, priceCents }] }))).toBe(
        'expectedPriceCents',
      );
    expect(await code(press(market, buyer, { lines, confirmedSumCents: 9_999n }))).toBe('confirmedSumCents');
    expect(await code(press(market, buyer, { lines, clientRequestId: 'short' }))).toBe('clientRequestId');
    const clientRequestId = newId();
    await market.owner.query('update app_user set trade_url = null where id = $1', [buyer.userId]);
    expect(await code(press(market, buyer, { lines, clientRequestId }))).toBe('tradeUrlMissing');
    expect(await market.platform.db.order.count({ where: { buyerId: buyer.userId } })).toBe(0);
    expect(await market.platform.db.cartPurchase.count({ where: { userId: buyer.userId } })).toBe(0);
    const tradeUrl = 'https://steamcommunity.com/tradeoffer/new/?partner=987654&token=abcdefgh';
    await market.owner.query('update app_user set trade_url = $2 where id = $1', [buyer.userId, tradeUrl]);
    const id = await press(market, buyer, { lines, clientRequestId });
    expect(await outcomesOf(market, id)).toEqual(['bought', 'bought']);
  });
});

describe('repeats and races', () => {
  test('C-02 the same request again returns the first outcomes, and another with its id is refused', async () => {
    const buyer = await openCartBuyer(market, 20_000);
    const lines = [...(await offer(2)), { listingId: newId(), priceCents: 5_000n }];
    const clientRequestId = newId();
    const first = await press(market, buyer, { lines, clientRequestId });
    const before = await readLines(market, first);
    expect(await press(market, buyer, { lines, clientRequestId })).toBe(first);
    expect(await readLines(market, first)).toEqual(before);
    expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 10_000 });
    expect(await code(press(market, buyer, { lines: lines.slice(1), clientRequestId }))).toBe(
      'requestIdReused',
    );
  });

  test('C-02 two presses at once with the same request id buy once', async () => {
    const buyer = await openCartBuyer(market, 100_000);
    const lines = await offer(8);
    const clientRequestId = newId();
    const ids = await Promise.all([1, 2].map(() => press(market, buyer, { lines, clientRequestId })));
    expect(ids[1]).toBe(ids[0]);
    expect(await outcomesOf(market, ids[0] ?? '')).toEqual(lines.map(() => 'bought'));
    expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 60_000 });
    expect(await market.platform.db.order.count({ where: { buyerId: buyer.userId } })).toBe(8);
  });

  test('C-05 of two buyers who want the same copies each copy goes to one, and the other pays nothing for it', async () => {
    const buyers = await Promise.all([1, 2].map(() => openCartBuyer(market, 100_000)));
    const lines = await offer(8);
    const outcomes = await Promise.all(
      buyers.map(async (buyer, index) =>
        readLines(market, await press(market, buyer, { lines: index === 0 ? lines : lines.toReversed() })),
      ),
    );
    const bought = outcomes.map((each) => each.filter(({ outcome }) => outcome === 'bought'));
    expect(bought.flat().map(({ listingId }) => listingId)).toHaveLength(8);
    expect(new Set(bought.flat().map(({ listingId }) => listingId)).size).toBe(8);
    expect(outcomes.flat().filter(({ outcome }) => outcome === 'gone')).toHaveLength(8);
    for (const [index, buyer] of buyers.entries())
      expect(await balancesOf(market, buyer.userId)).toEqual({
        deposit: 100_000 - (bought[index]?.length ?? 0) * 5_000,
      });
  });

  test.each([
    ['cart.claimed', 0],
    ['purchase.inserted', 0],
    ['cart.lineBought', 0],
    ['cart.lineDone', 1],
  ])('C-02 L6 an api killed at %s: the same request completes what it began', async (place, done) => {
    const buyer = await openCartBuyer(market, 100_000);
    const lines = await offer(3);
    const request = {
      userId: buyer.userId,
      lines,
      confirmedSumCents: 15_000n,
      clientRequestId: newId(),
    };
    const call = { file: 'orders/cart/buyCart.ts', service: 'buyCart', args: [request] };
    expect(await dieInService(market, place, call)).toBe('SIGKILL');
    expect(await market.platform.db.order.count({ where: { buyerId: buyer.userId } })).toBe(done);
    expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 100_000 - done * 5_000 });
    const id = await press(market, buyer, request);
    expect(await outcomesOf(market, id)).toEqual(['bought', 'bought', 'bought']);
    expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 85_000 });
  });
});
