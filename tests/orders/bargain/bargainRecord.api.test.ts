import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE_MS } from '../../../api/kernel/durations.ts';
import { acceptOffer, counterOffer, declineOffer } from '../../../api/orders/bargain/answerOffer.ts';
import { findBargainRecord } from '../../../api/orders/bargain/bargainRecord.store.ts';
import { expireOffers } from '../../../api/orders/bargain/endOffers.ts';
import { missedByMs } from '../../kit/bestTime.ts';
import { globalId } from '../../kit/globalId.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import type { Seller } from '../../selling/listing/sellerScene.ts';
import { openBidder, openRobot } from '../bid/bidScene.ts';
import { offer, offerOne } from './bargainScene.ts';

let market: TestMarket;
let seller: Seller;
beforeAll(async () => {
  market = await openTestMarket();
  seller = await openRobot(market);
});
afterAll(() => market.close());

/** Makes an offer, lets the seller answer it, and dates it so many minutes before its answer. */
async function decide(act: 'accept' | 'decline' | 'counter' | 'expire', minutes: number): Promise<void> {
  const buyer = await openBidder(market, 20_000);
  const { listingId } = await offerOne(market, seller);
  const offerId = await offer(market, buyer, { listingId });
  const answer = { userId: seller.userId, offerId };
  if (act === 'accept') await acceptOffer(market.platform, answer);
  if (act === 'decline') await declineOffer(market.platform, answer);
  if (act === 'counter') {
    await counterOffer(market.platform, { ...answer, priceCents: 9_000n });
    await declineOffer(market.platform, { ...answer, userId: buyer.userId });
  }
  if (act === 'expire') {
    await market.owner.query(
      `update price_offer set expires_at = clock_now() - interval '1 second' where id = $1`,
      [offerId],
    );
    await expireOffers(market.worker);
  }
  await market.owner.query(
    `update price_offer set created_at = coalesce(countered_at, ended_at) - $2 * interval '1 minute' where id = $1`,
    [offerId, minutes],
  );
}

const shown = async () => {
  const { data } = await market
    .visitor()
    .query<{ seller: { bargainRecord: object | null } }>(
      'query ($id: ID!) { seller(id: $id) { bargainRecord { decidedCount acceptedShare medianAnswerMs } } }',
      { id: globalId('User', seller.userId) },
    );
  return data?.seller.bargainRecord;
};

test('K-09 a shop tells what came of its offers and how soon, from ten offers on', async () => {
  const acts = ['accept', 'decline', 'counter', 'expire', 'accept'] as const;
  for (const [index, act] of [...acts, ...acts.slice(1)].entries()) await decide(act, index + 1);
  expect(await shown()).toBeNull();
  await decide('decline', 30);
  // Answered after 1, 2, 3, 5, 6, 7, 9 and 30 minutes; two expired.
  const record = { decidedCount: 10, acceptedShare: 0.3, medianAnswerMs: 5.5 * MINUTE_MS };
  expect(await shown()).toEqual(record);
  // What a buyer withdraws and what is older than 30 days is not the seller's doing now.
  await market.owner.query(
    `update price_offer set created_at = created_at - interval '31 days' where seller_id = $1 and state = 'expired'`,
    [seller.userId],
  );
  expect(await shown()).toBeNull();
});

test('K-09 the record of a seller of 100,000 offers is read as fast as of few', async () => {
  const buyer = await openBidder(market, 20_000);
  const other = await openRobot(market);
  const { listingId } = await offerOne(market, other);
  await market.owner.query(
    `insert into price_offer (id, listing_id, buyer_id, seller_id, ask_cents, price_cents, state, held_from_deposit_cents,
       held_from_proceeds_cents, is_released, expires_at, created_at, ended_at)
     select uuidv7(), $1, $2, $3, 10000, 8000, 'declined', 0, 0, true, clock_now(), clock_now() - interval '2 minutes', clock_now()
     from generate_series(1, 100000)`,
    [listingId, buyer.userId, other.userId],
  );
  await market.owner.query('analyze price_offer');
  const find = () => findBargainRecord(market.platform.db, other.userId);
  expect(await find()).toMatchObject({ decidedCount: 500 });
  expect(await missedByMs(200, find)).toBe(0);
});
