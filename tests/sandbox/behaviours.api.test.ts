import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tradeOfferStates, tradeStatuses } from '../../api/steam/client/steamState.ts';
import { eventually } from './eventually.ts';
import { type Actor, type Scene, startScene } from './sandboxScene.ts';
import { type Trades, tradesIn } from './trades.ts';

const dayMs = 86_400_000;

let scene: Scene;
let trades: Trades;
let robot: Actor;

beforeAll(async () => {
  scene = await startScene();
  trades = tradesIn(scene, 20_000);
  robot = await scene.actor({ isRobot: true });
});

afterAll(async () => {
  await scene.close();
});

describe('answers to an offer', () => {
  test('after as many seconds as the switch says, by the clock', async () => {
    const buyer = await scene.actor();
    await trades.set(buyer, { behaviour: 'accept', delayMs: 600_000 });
    const { offerId } = await trades.deliver(buyer, robot);
    await scene.post('/sandbox/clock', { advanceMs: 590_000 });
    expect((await trades.steam.getTradeOffer(robot.session, offerId)).state).toBe(tradeOfferStates.Active);
    await scene.post('/sandbox/clock', { advanceMs: 11_000 });
    await trades.reaches(robot, offerId, tradeOfferStates.Accepted);
  });

  test('a counter-offer asks for the same item, and is an offer of its own', async () => {
    const buyer = await scene.actor({ behaviour: 'counter' });
    const { offerId, assetId } = await trades.deliver(buyer, robot);
    await trades.reaches(robot, offerId, tradeOfferStates.Countered);
    const books = await scene.get(`/sandbox/books/offers?senderSteamId=${buyer.steamId}`);
    expect(books.offers).toMatchObject([{ recipientSteamId: robot.steamId, assetIds: [assetId], state: 2 }]);
  });

  test('by hand: accept, decline, counter, cancel, each once', async () => {
    const buyer = await scene.actor({ behaviour: 'ignore' });
    const moves = { accept: 3, decline: 7, counter: 4, cancel: 6 };
    for (const [move, state] of Object.entries(moves)) {
      const { offerId } = await trades.deliver(buyer, robot);
      await scene.post(`/sandbox/offers/${offerId}/${move}`);
      expect((await trades.steam.getTradeOffer(robot.session, offerId)).state).toBe(state);
      await expect(scene.post(`/sandbox/offers/${offerId}/${move}`)).rejects.toThrow('409');
    }
    const { offerId } = await trades.deliver(buyer, robot);
    const stranger = { steamId: (await scene.actor()).steamId };
    await expect(scene.post(`/sandbox/offers/${offerId}/accept`, stranger)).rejects.toThrow('409');
    await expect(scene.post('/sandbox/offers/1/accept')).rejects.toThrow('404');
  });

  test('a sender that cancels its own offers', async () => {
    const seller = await scene.actor({ isRobot: true });
    const buyer = await scene.actor({ behaviour: 'ignore' });
    await trades.set(seller, { cancelsAfterMs: 300_000 });
    const { offerId } = await trades.deliver(buyer, seller);
    const read = () => trades.steam.getTradeOffer(seller.session, offerId);
    expect((await read()).state).toBe(tradeOfferStates.Active);
    await scene.post('/sandbox/clock', { advanceMs: 301_000 });
    await eventually(read, (offer) => offer.state === tradeOfferStates.Canceled);
    await trades.set(seller, { cancelsAfterMs: 'never' });
    const kept = await trades.deliver(buyer, seller);
    await scene.post('/sandbox/clock', { advanceMs: 301_000 });
    await scene.post('/sandbox/clock', { advanceMs: 0 });
    expect((await trades.steam.getTradeOffer(seller.session, kept.offerId)).state).toBe(
      tradeOfferStates.Active,
    );
  });
});

describe('holds', () => {
  async function held(buyer: Actor) {
    const { offerId } = await trades.deliver(buyer, robot);
    const { tradeId } = await trades.reaches(robot, offerId, tradeOfferStates.InEscrow);
    return { offerId, tradeId: tradeId ?? '' };
  }

  test('one is ended by hand, one cancelled by hand: the item goes over, or back under a new id', async () => {
    const buyer = await scene.actor();
    await trades.set(buyer, { holdDays: 15 });
    const ended = await held(buyer);
    await scene.post(`/sandbox/offers/${ended.offerId}/endHold`);
    await trades.reaches(robot, ended.offerId, tradeOfferStates.Accepted);
    expect(await trades.inventoryOf(buyer)).toEqual([0, 1]);
    await expect(scene.post(`/sandbox/offers/${ended.offerId}/endHold`)).rejects.toThrow('409');
    const before = await trades.inventoryOf(robot);
    const cancelled = await held(buyer);
    await scene.post(`/sandbox/offers/${cancelled.offerId}/cancelHold`);
    expect((await trades.steam.getTradeOffer(robot.session, cancelled.offerId)).state).toBe(6);
    const trade = await trades.steam.getTradeStatus(robot.session, cancelled.tradeId);
    expect(trade.status).toBe(tradeStatuses.EscrowRollback);
    expect(trade.assetsGiven[0]?.rollbackNewAssetId).toMatch(/^\d+$/);
    expect(await trades.inventoryOf(robot)).toEqual([(before[0] ?? 0) + 1, 0]);
  });

  test('an account that cancels its holds', async () => {
    const buyer = await scene.actor();
    await trades.set(buyer, { holdDays: 15, holdOutcome: 'cancelled', delayMs: 50 });
    const { offerId } = await trades.deliver(buyer, robot);
    const { tradeId } = await trades.reaches(robot, offerId, tradeOfferStates.Declined);
    const trade = await trades.steam.getTradeStatus(robot.session, tradeId ?? '');
    expect(trade.status).toBe(tradeStatuses.EscrowRollback);
    expect(await trades.inventoryOf(buyer)).toEqual([0, 0]);
  });
});

describe('reversals', () => {
  test.each([
    [true, tradeOfferStates.Reverted],
    [false, tradeOfferStates.Accepted],
  ])(
    'six days after acceptance, marking the offer: %s, even when the clock jumps past the settlement',
    async (marksReversedOffer, state) => {
      const buyer = await scene.actor();
      await trades.set(buyer, { reversesAfterMinutes: 6 * 1440, marksReversedOffer });
      const { offerId } = await trades.deliver(buyer, robot);
      const { tradeId } = await trades.reaches(robot, offerId, tradeOfferStates.Accepted);
      await trades.set(buyer, { reversesAfterMinutes: 'never' });
      await scene.post('/sandbox/clock', { advanceMs: 5 * dayMs });
      robot = await trades.renewed(robot);
      const status = async () => (await trades.steam.getTradeStatus(robot.session, tradeId ?? '')).status;
      expect(await status()).toBe(tradeStatuses.Complete);
      await scene.post('/sandbox/clock', { advanceMs: 4 * dayMs });
      robot = await trades.renewed(robot);
      await eventually(status, (now) => now === tradeStatuses.TradeProtectionRollback);
      expect((await trades.steam.getTradeOffer(robot.session, offerId)).state).toBe(state);
      expect(await trades.inventoryOf(buyer)).toEqual([0, 0]);
    },
  );

  test('one planned for after the settlement never happens', async () => {
    const buyer = await scene.actor();
    await trades.set(buyer, { reversesAfterMinutes: 9 * 1440 });
    const { offerId } = await trades.deliver(buyer, robot);
    const { tradeId } = await trades.reaches(robot, offerId, tradeOfferStates.Accepted);
    await scene.post('/sandbox/clock', { advanceMs: 10 * dayMs });
    robot = await trades.renewed(robot);
    // A later offer that received a response proves that the ticker has run.
    await trades.set(buyer, { reversesAfterMinutes: 'never', behaviour: 'decline', delayMs: 0 });
    await trades.reaches(robot, (await trades.deliver(buyer, robot)).offerId, tradeOfferStates.Declined);
    const trade = await trades.steam.getTradeStatus(robot.session, tradeId ?? '');
    expect(trade.status).toBe(tradeStatuses.Complete);
  });
});
