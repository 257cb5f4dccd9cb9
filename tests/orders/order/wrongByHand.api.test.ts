import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { sandbox, workerFor } from '../../kit/rounds.ts';
import { readOrder } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyFromOrdinary, type HandScene, sendByHand as send } from './handScene.ts';
import { buyersSteamId, setTrade } from './playedSteam.ts';

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

/** The messages about wrong deliveries that both sides received. */
async function toldOf({ orderNo }: HandScene): Promise<{ buyer: string[]; seller: string[] }> {
  const { rows } = await market.owner.query<{ isBuyer: boolean; template: string }>(
    `select m.user_id = o.buyer_id as "isBuyer", m.template from message m join market_order o on o.id = m.order_id
     where o.order_no = $1 and m.template in ('wrongOfferSent', 'wrongOfferReceived', 'wrongItemGiven', 'wrongItemReceived', 'itemWentElsewhere', 'pricedDeliveryTaken', 'pricedDeliveryGiven',
       'offerWentElsewhere', 'otherItemWentElsewhere', 'extraItemsGiven', 'extraItemsReceived', 'offerWithoutTag')
     order by m.created_at, m.id`,
    [orderNo],
  );
  const of = (isBuyer: boolean) =>
    rows.filter((row) => row.isBuyer === isBuyer).map(({ template }) => template);
  return { buyer: of(true), seller: of(false) };
}

/** The ordered item for something of the buyer's. */
async function sendPriced(scene: HandScene): Promise<{ offerId: string; askedAssetId: string }> {
  const steamId = await buyersSteamId(market, scene.orderNo);
  await sandbox(market, `accounts/${steamId}/items`, { count: 1 });
  const offerId = await sendByHand(scene, { message: scene.tag });
  const { rows } = await market.owner.query<{ id: string }>(
    `insert into sandbox.trade_offer_item (offer_id, position, giver_id, asset_id, class_id, instance_id)
     select $1, 9, owner_id, asset_id, class_id, 0 from sandbox.asset where owner_id = $2 order by asset_id desc limit 1
     returning asset_id::text as id`,
    [offerId, steamId],
  );
  return { offerId, askedAssetId: rows[0]?.id ?? '' };
}

const phaseOf = async ({ buyer, orderNo }: HandScene) => (await readOrder(buyer, orderNo)).order;

interface Wrong {
  fault: string;
  advice: string;
  reversibleUntil: string | null;
}

/** What the seller reads on the order. */
async function wrongOf({ seller, orderNo }: HandScene): Promise<Wrong | null> {
  const { data } = await seller.query<{ viewer: { order: { display: { wrongDelivery: Wrong | null } } } }>(
    'query ($orderNo: String!) { viewer { order(orderNo: $orderNo) { display { wrongDelivery { fault advice reversibleUntil } } } } }',
    { orderNo },
  );
  return data?.viewer.order.display.wrongDelivery ?? null;
}

describe('a wrong delivery by hand', () => {
  test('O-10 another item to the buyer: told to both at once, and told when it is taken back', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const wrongId = await sendByHand(scene, { assetIds: scene.otherAssetIds[0] });
    await worker.poll(scene.orderNo);
    await worker.poll(scene.orderNo);
    expect((await phaseOf(scene)).phase).toBe('AWAITING_OFFER');
    expect(await toldOf(scene)).toEqual({ buyer: ['wrongOfferReceived'], seller: ['wrongOfferSent'] });
    await sandbox(market, `offers/${wrongId}/cancel`);
    await worker.poll(scene.orderNo);
    const causes = (await phaseOf(scene)).events.map(({ cause }) => cause);
    expect(causes.filter((cause) => cause.startsWith('WRONG') || cause === 'OFFER_PASSED_OVER')).toEqual([
      'OFFER_PASSED_OVER',
      'WRONG_OFFER_OVER',
    ]);
  });

  test('O-10 a wrong offer that the buyer declines ends nothing', async () => {
    const scene = await buyFromOrdinary(market, 'decline');
    const wrongId = await sendByHand(scene, { assetIds: scene.otherAssetIds[0], message: scene.tag });
    await sandbox(market, `offers/${wrongId}/decline`).catch(() => {});
    await worker.poll(scene.orderNo);
    expect((await phaseOf(scene)).phase).toBe('AWAITING_OFFER');
  });

  test('O-10 another item that the buyer accepted: told what can be done and until when; the right one may still come', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const wrongId = await sendByHand(scene, { assetIds: scene.otherAssetIds[0] });
    await sandbox(market, `offers/${wrongId}/accept`);
    await worker.poll(scene.orderNo);
    await worker.poll(scene.orderNo);
    const { phase, events } = await phaseOf(scene);
    expect(phase).toBe('AWAITING_OFFER');
    expect(events.at(-1)?.cause).toBe('WRONG_ITEM_TAKEN');
    const until = events.at(-1)?.evidence.find(({ name }) => name === 'reversibleUntil')?.value ?? '';
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(6 * 24 * 3_600_000);
    expect(await toldOf(scene)).toEqual({ buyer: ['wrongItemReceived'], seller: ['wrongItemGiven'] });
    await sendByHand(scene);
    await worker.poll(scene.orderNo);
    expect((await phaseOf(scene)).phase).toBe('AWAITING_ACCEPT');
  });

  test('O-10 another item was accepted and the right one never came: the money back at the deadline, as the seller’s timeout', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const wrongId = await sendByHand(scene, { assetIds: scene.otherAssetIds[0] });
    await sandbox(market, `offers/${wrongId}/accept`);
    await worker.poll(scene.orderNo);
    await market.advanceClock(12 * 3_600_000 + 60_000);
    await worker.conclude(scene.orderNo);
    await worker.verify(scene.orderNo);
    const { order, wallet } = await readOrder(scene.buyer, scene.orderNo);
    expect(order).toMatchObject({ phase: 'FAILED', display: { statusText: 'SELLER_SHIPMENT_TIMEOUT' } });
    expect(wallet.escrowCents).toBe(0);
  });

  test('O-10 given to somebody else: said so, the money back, the seller told what Steam still allows', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const offerId = await sendByHand(scene, { tradeUrl: scene.strangerUrl });
    await sandbox(market, `offers/${offerId}/accept`);
    await worker.poll(scene.orderNo);
    const { order, wallet } = await readOrder(scene.buyer, scene.orderNo);
    expect(order).toMatchObject({ phase: 'FAILED', display: { statusText: 'WRONG_DELIVERY' } });
    expect((await toldOf(scene)).seller).toEqual(['itemWentElsewhere']);
    expect(wallet.spendableCents).toBe(5_000_000);
  });

  test('O-10 sent to somebody else and still open: the seller may withdraw it, and the buyer is not told to decline what never came', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    await sendByHand(scene, { tradeUrl: scene.strangerUrl });
    await worker.poll(scene.orderNo);
    expect((await phaseOf(scene)).phase).toBe('AWAITING_OFFER');
    expect(await toldOf(scene)).toEqual({ buyer: ['offerWentElsewhere'], seller: ['wrongOfferSent'] });
    expect(await wrongOf(scene)).toMatchObject({ fault: 'OFFERED_ELSEWHERE', advice: 'CANCEL_AND_RESEND' });
  });

  test('O-10 an accepted offer to somebody else that shows no items fails the order by its trade, and is told as nothing else', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const offerId = await sendByHand(scene, { tradeUrl: scene.strangerUrl, message: scene.tag });
    await sandbox(market, `offers/${offerId}/accept`);
    await market.owner.query('delete from sandbox.trade_offer_item where offer_id = $1', [offerId]);
    await worker.poll(scene.orderNo);
    expect(await phaseOf(scene)).toMatchObject({ phase: 'FAILED' });
    expect((await toldOf(scene)).seller).toEqual(['itemWentElsewhere']);
  });

  test('O-10 another item went to somebody else with the order’s message: the buyer took nothing, and nobody says so', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const offerId = await sendByHand(scene, {
      tradeUrl: scene.strangerUrl,
      assetIds: scene.otherAssetIds[0],
      message: scene.tag,
    });
    await sandbox(market, `offers/${offerId}/accept`);
    await worker.poll(scene.orderNo);
    await worker.poll(scene.orderNo);
    expect((await phaseOf(scene)).phase).toBe('AWAITING_OFFER');
    expect(await toldOf(scene)).toEqual({ buyer: [], seller: ['otherItemWentElsewhere'] });
    const wrong = await wrongOf(scene);
    expect(wrong).toMatchObject({ fault: 'OTHER_ITEM_ELSEWHERE', advice: 'RESEND_ELSEWHERE' });
    expect(Date.parse(wrong?.reversibleUntil ?? '') - Date.now()).toBeGreaterThan(6 * DAY_MS);
  });

  test('O-10 more than was ordered was accepted: delivered, and told to both once, with the way back', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const assetIds = `${scene.assetId},${scene.otherAssetIds[0]}`;
    const offerId = await sendByHand(scene, { assetIds, message: scene.tag });
    await sandbox(market, `offers/${offerId}/accept`);
    await worker.poll(scene.orderNo);
    await worker.poll(scene.orderNo);
    expect((await phaseOf(scene)).phase).toBe('PROTECTED');
    expect(await toldOf(scene)).toEqual({ buyer: ['extraItemsReceived'], seller: ['extraItemsGiven'] });
    expect(await wrongOf(scene)).toMatchObject({ fault: 'MORE_TAKEN', advice: 'ASK_BACK' });
  });

  test('O-10 the right offer without the order’s message counts; the seller alone is told, once, while it is open', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    await sendByHand(scene);
    await worker.poll(scene.orderNo);
    await worker.poll(scene.orderNo);
    expect((await phaseOf(scene)).phase).toBe('AWAITING_ACCEPT');
    expect(await toldOf(scene)).toEqual({ buyer: [], seller: ['offerWithoutTag'] });
    expect(await wrongOf(scene)).toMatchObject({ fault: 'TAG_MISSING', advice: 'LEAVE_OPEN' });
  });

  test('O-10 the right offer dies since the copy went to somebody else by another: said so, not that it left', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const rightId = await sendByHand(scene, { message: scene.tag });
    await worker.poll(scene.orderNo);
    const otherId = await sendByHand(scene, { tradeUrl: scene.strangerUrl });
    await sandbox(market, `offers/${otherId}/accept`);
    await market.owner.query(
      'update sandbox.trade_offer set state = 8, updated_at = clock_now() where offer_id = $1',
      [rightId],
    );
    await worker.poll(scene.orderNo);
    const { order, wallet } = await readOrder(scene.buyer, scene.orderNo);
    expect(order).toMatchObject({ phase: 'FAILED', display: { statusText: 'WRONG_DELIVERY' } });
    const proof = order.events.at(-1)?.evidence.map(({ name }) => name);
    expect(proof).toEqual(expect.arrayContaining(['difference', 'steamTradeId', 'orderedAssetId']));
    expect((await toldOf(scene)).seller).toEqual(['itemWentElsewhere']);
    expect(wallet.spendableCents).toBe(5_000_000);
  });

  test('O-10 the right offer dies and Steam shows nobody who got the copy: it left the seller', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const rightId = await sendByHand(scene);
    await worker.poll(scene.orderNo);
    await market.owner.query(
      'update sandbox.trade_offer set state = 8, updated_at = clock_now() where offer_id = $1',
      [rightId],
    );
    await worker.poll(scene.orderNo);
    expect((await phaseOf(scene)).display.statusText).toBe('ITEM_GONE');
  });

  test('O-10 the ordered item with something asked for it: told to both while it is open', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    await sendPriced(scene);
    await worker.poll(scene.orderNo);
    expect((await phaseOf(scene)).phase).toBe('AWAITING_OFFER');
    expect(await toldOf(scene)).toEqual({ buyer: ['wrongOfferReceived'], seller: ['wrongOfferSent'] });
  });

  test('O-10 the ordered item was accepted with something asked for it: delivered, and told to both once, with what can be done until when', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const { offerId, askedAssetId } = await sendPriced(scene);
    await sandbox(market, `offers/${offerId}/accept`);
    await worker.poll(scene.orderNo);
    await worker.poll(scene.orderNo);
    const { phase, events } = await phaseOf(scene);
    expect(phase).toBe('PROTECTED');
    const marked = events.filter(({ cause }) => cause === 'PRICED_DELIVERY_TAKEN');
    expect(marked).toHaveLength(1);
    const proofs = new Map(marked[0]?.evidence.map(({ name, value }) => [name, value]));
    expect(proofs.get('askedAssetId')).toBe(askedAssetId);
    expect(Date.parse(proofs.get('reversibleUntil') ?? '') - Date.now()).toBeGreaterThan(6 * DAY_MS);
    expect(await toldOf(scene)).toEqual({
      buyer: ['pricedDeliveryTaken'],
      seller: ['pricedDeliveryGiven'],
    });
  });

  test('O-10 X-03 who takes back a delivery that asked something of them is not looked for as one at fault', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const { offerId } = await sendPriced(scene);
    await sandbox(market, `offers/${offerId}/accept`);
    await worker.poll(scene.orderNo);
    await setTrade(market, scene.orderNo, 12);
    await market.advanceClock(3_600_000);
    await worker.poll(scene.orderNo);
    expect((await phaseOf(scene)).display.statusText).toBe('REVERSED');
    const { rows } = await market.owner.query(
      'select d.cause, d.look_at as "lookAt" from order_dispute d join market_order o on o.id = d.order_id where o.order_no = $1',
      [scene.orderNo],
    );
    expect(rows).toEqual([{ cause: 'reversed', lookAt: null }]);
  });
});
