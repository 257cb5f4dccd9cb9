import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEndedOffers } from '../../../api/orders/bargain/bargain.store.ts';
import { openSwitches } from '../../kernel/closure/closureScene.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import type { Seller } from '../../selling/listing/sellerScene.ts';
import { openBidder, openRobot } from '../bid/bidScene.ts';
import { finish, offer, offerOne, readOffer } from './bargainScene.ts';

let market: TestMarket;
let seller: Seller;
beforeAll(async () => {
  market = await openTestMarket();
  seller = await openRobot(market);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

test('K-05 while purchases are closed a cut waits for its best offer, and only what may not buy returns', async () => {
  const switches = await openSwitches(market);
  const buyers = await Promise.all([1, 2, 3].map(() => openBidder(market, 10_000)));
  const cut = await offerOne(market, seller);
  const gone = await offerOne(market, seller);
  const prices = [8_600n, 8_800n, 8_700n];
  const ids: string[] = [];
  for (const [index, buyer] of buyers.entries())
    ids.push(await offer(market, buyer, { ...cut, priceCents: prices[index] ?? 0n }));
  const unlisted = await offer(market, await openBidder(market), gone);
  await market.owner.query(`update price_offer set expires_at = clock_now() where id = $1`, [ids[0]]);
  await switches.shut('purchases');
  await market.owner.query('update listing set ask_cents = 8500 where id = $1', [cut.listingId]);
  await market.owner.query(`update listing set status = 'withdrawn' where id = $1`, [gone.listingId]);
  // However many wait, the money of the others comes first.
  const first = await listEndedOffers(market.platform.db, 2);
  expect(first.map(({ id }) => id).toSorted()).toEqual([ids[0], unlisted].toSorted());
  const stored = () => Promise.all([...ids, unlisted].map((id) => readOffer(market, id)));
  for (let run = 0; run < 2; run += 1) await finish(market);
  expect((await stored()).map(({ isReleased }) => isReleased)).toEqual([true, false, false, true]);
  await switches.open('purchases');
  await switches.close();
  await finish(market);
  const finished = await stored();
  expect(finished.map(({ state }) => state)).toEqual(['ended', 'accepted', 'ended', 'ended']);
  expect(finished.map(({ isReleased }) => isReleased)).toEqual([true, true, true, true]);
  expect(finished[1]?.order?.priceCents).toBe(8_500n);
});
