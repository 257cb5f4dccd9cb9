import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { sandbox, workerFor } from '../../kit/rounds.ts';
import { readOrder } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs, untilOffer } from './deliveryScene.ts';
import { buyFromOrdinary, type HandScene, sendByHand as send } from './handScene.ts';

let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
beforeAll(async () => {
  market = await openTestMarket();
  worker = workerFor(market);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

const sendByHand = (scene: HandScene, more: Record<string, unknown> = {}) => send(market, scene, more);

const phaseOf = async ({ buyer, orderNo }: HandScene) => (await readOrder(buyer, orderNo)).order;

test('S-05 what was reserved while its account became an ordinary one comes back as one that is sent by hand', async () => {
  const { orderNo } = await buyAs(market, 'decline');
  await worker.send(orderNo);
  await untilOffer(market, orderNo, [7]);
  const holder = `(select asset.steam_account_id from asset join market_order o on o.asset_id = asset.id where o.order_no = '${orderNo}')`;
  await market.owner.query(`update steam_account set type = 'ordinary' where id = ${holder}`);
  await worker.poll(orderNo);
  const { rows } = await market.owner.query(
    'select l.status, l.is_automatic from listing l join market_order o on o.listing_id = l.id where o.order_no = $1',
    [orderNo],
  );
  expect(rows).toEqual([{ status: 'active', is_automatic: false }]);
  await market.owner.query(`update steam_account set type = 'robot' where id = ${holder}`);
});

describe('S-05 an order that is delivered by hand', () => {
  test('tells its seller alone what to send, from where and to whom, until the offer is there', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const ask = async (client: HandScene['buyer']) => {
      const { data } = await client.query<{
        viewer: { order: { actor: string; handDelivery: object | null } };
      }>(
        `{ viewer { order(orderNo: "${scene.orderNo}") { actor handDelivery { steamId tradeUrl message } } } }`,
      );
      return data?.viewer.order;
    };
    expect(await ask(scene.seller)).toMatchObject({
      actor: 'SELLER',
      handDelivery: { steamId: scene.steamId, tradeUrl: scene.tradeUrl },
    });
    expect((await ask(scene.buyer))?.handDelivery).toBeNull();
    await sendByHand(scene);
    await worker.poll(scene.orderNo);
    expect(await ask(scene.seller)).toEqual({ actor: 'BUYER', handDelivery: null });
  });

  test('is known by its item, whatever the message says, and goes on to protection', async () => {
    const scene = await buyFromOrdinary(market, 'accept');
    const offerId = await sendByHand(scene, { message: 'thanks' });
    await expect
      .poll(async () => {
        await worker.poll(scene.orderNo);
        return (await phaseOf(scene)).phase;
      })
      .toBe('PROTECTED');
    const order = await phaseOf(scene);
    expect(order.steamTradeOfferId).toBe(offerId);
    // O-04: its seller's side has confirmed it, by the time of the trade at the latest.
    expect(order.confirmedAt !== null && order.confirmedAt <= (order.tradedAt ?? '')).toBe(true);
  });

  test('O-04 Steam tells times in whole seconds: a deal is never older than the offer that was seen open', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const offerId = await sendByHand(scene);
    await worker.poll(scene.orderNo);
    await sandbox(market, `offers/${offerId}/accept`);
    await market.owner.query(
      "update sandbox.trade set init_at = init_at - interval '20 seconds' where offer_id = $1",
      [offerId],
    );
    await worker.poll(scene.orderNo);
    const { phase, confirmedAt, tradedAt } = await phaseOf(scene);
    expect([phase, tradedAt]).toEqual(['PROTECTED', confirmedAt]);
  });

  test('waits for the phone: an unconfirmed offer is being delivered, and nothing confirms it for its owner', async () => {
    const scene = await buyFromOrdinary(market, 'accept');
    await sendByHand(scene, { isConfirmed: false });
    await worker.poll(scene.orderNo);
    await worker.poll(scene.orderNo);
    expect(await phaseOf(scene)).toMatchObject({ phase: 'DELIVERING', actor: 'SELLER', confirmedAt: null });
  });

  test.each([
    ['extraGiven', (scene: HandScene) => ({ assetIds: [scene.assetId, scene.otherAssetIds[0]].join(',') })],
    ['partner', (scene: HandScene) => ({ tradeUrl: scene.strangerUrl })],
    ['asset', (scene: HandScene) => ({ assetIds: scene.otherAssetIds[0], message: scene.tag })],
  ])('%s: told once in the history, and the right offer still counts', async (difference, wrong) => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const wrongId = await sendByHand(scene, wrong(scene));
    await worker.poll(scene.orderNo);
    await worker.poll(scene.orderNo);
    const { phase, events } = await phaseOf(scene);
    expect(phase).toBe('AWAITING_OFFER');
    const told = events.filter(({ cause }) => cause === 'OFFER_PASSED_OVER');
    expect(told).toHaveLength(1);
    expect(told[0]?.evidence).toEqual(
      expect.arrayContaining([
        { name: 'difference', value: difference },
        { name: 'steamOfferId', value: wrongId },
      ]),
    );
    await sandbox(market, `offers/${wrongId}/cancel`);
    await sendByHand(scene);
    await worker.poll(scene.orderNo);
    expect((await phaseOf(scene)).phase).toBe('AWAITING_ACCEPT');
  });

  test('taken back and made again: the second offer is the order’s, and the buyer is led to it', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const first = await sendByHand(scene);
    await worker.poll(scene.orderNo);
    await sandbox(market, `offers/${first}/cancel`);
    const second = await sendByHand(scene);
    await worker.poll(scene.orderNo);
    expect(await phaseOf(scene)).toMatchObject({ phase: 'AWAITING_ACCEPT', steamTradeOfferId: second });
    await sandbox(market, `offers/${second}/accept`);
    await worker.poll(scene.orderNo);
    expect((await phaseOf(scene)).phase).toBe('PROTECTED');
  });

  test('taken back, made again and accepted between two looks: delivered, and nothing is refunded', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const first = await sendByHand(scene);
    await worker.poll(scene.orderNo);
    await sandbox(market, `offers/${first}/cancel`);
    const second = await sendByHand(scene, { message: 'again' });
    await sandbox(market, `offers/${second}/accept`);
    await worker.poll(scene.orderNo);
    const { order, wallet } = await readOrder(scene.buyer, scene.orderNo);
    expect(order).toMatchObject({ phase: 'PROTECTED', steamTradeOfferId: second });
    expect(wallet.spendableCents).toBe(5_000_000 - order.priceCents);
  });

  test('taken back and not made again: revoked, the money back', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const offerId = await sendByHand(scene);
    await worker.poll(scene.orderNo);
    await sandbox(market, `offers/${offerId}/cancel`);
    await worker.poll(scene.orderNo);
    expect((await phaseOf(scene)).phase).toBe('FAILED');
  });

  test('T-25 with a present beside it: accepted, it is delivered', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const offerId = await sendByHand(scene, {
      assetIds: [scene.assetId, scene.otherAssetIds[0]].join(','),
    });
    await sandbox(market, `offers/${offerId}/accept`);
    await worker.poll(scene.orderNo);
    expect((await phaseOf(scene)).phase).toBe('PROTECTED');
  });

  test('an offer of before the order is not taken for it', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const offerId = await sendByHand(scene);
    await market.owner.query(
      "update sandbox.trade_offer set created_at = created_at - interval '1 minute' where offer_id = $1",
      [offerId],
    );
    await worker.poll(scene.orderNo);
    expect((await phaseOf(scene)).phase).toBe('AWAITING_OFFER');
  });

  test('O-02 no offer by the deadline: Steam is asked once more, then it fails; sent in the last second it goes on', async () => {
    for (const isSent of [false, true]) {
      const scene = await buyFromOrdinary(market, 'ignore');
      await market.advanceClock(12 * 3_600_000 + 60_000);
      if (isSent) await sendByHand(scene);
      await worker.conclude(scene.orderNo);
      expect((await phaseOf(scene)).phase).toBe('VERIFYING');
      await worker.verify(scene.orderNo);
      const { order } = await readOrder(scene.buyer, scene.orderNo);
      expect([order.phase, order.display.statusText]).toEqual(
        isSent ? ['AWAITING_ACCEPT', 'AWAITING_ACCEPT'] : ['FAILED', 'SELLER_SHIPMENT_TIMEOUT'],
      );
    }
  });
});
