import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settlementOf } from '../../api/sandbox/steam/steamTrade.ts';
import { SteamError } from '../../api/steam/client/steamError.ts';
import type { SteamGateway, TradeOffer } from '../../api/steam/client/steamGateway.ts';
import { createSteamHttp } from '../../api/steam/client/steamHttp.ts';
import { tradeOfferStates, tradeStatuses } from '../../api/steam/client/steamState.ts';
import { freePort } from '../kit/freePort.ts';
import { eventually } from './eventually.ts';
import { type Actor, type Scene, startScene } from './sandboxScene.ts';

let scene: Scene;
let steam: SteamGateway;
let robot: Actor;

beforeAll(async () => {
  scene = await startScene();
  steam = createSteamHttp({ apiBase: scene.address, communityBase: scene.address, timeoutMs: 3000 });
  robot = await scene.actor({ isRobot: true });
});

afterAll(async () => {
  await scene.close();
});

async function offerTo(buyer: Actor, message: string, seller = robot): Promise<string> {
  const assetIds = await scene.give(seller, 1);
  const sent = await steam.sendTradeOffer(seller.session, {
    partnerSteamId: buyer.steamId,
    partnerToken: buyer.tradeToken,
    assetIds,
    message,
  });
  expect(sent.needsConfirmation).toBe(true);
  return sent.tradeOfferId;
}

function settled(offerId: string, state: number, seller = robot): Promise<TradeOffer> {
  const read = () => steam.getTradeOffer(seller.session, offerId);
  return eventually(read, (offer) => offer.state === state);
}

async function failure(work: Promise<unknown>): Promise<SteamError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof SteamError)) throw new Error(`expected a SteamError, got ${error}`);
  return error;
}

describe('delivery', () => {
  test('an offer goes from unconfirmed to accepted, and the trade names the new asset under protection', async () => {
    const buyer = await scene.actor();
    const offerId = await offerTo(buyer, 'order 1');
    expect((await steam.getTradeOffer(robot.session, offerId)).state).toBe(
      tradeOfferStates.CreatedNeedsConfirmation,
    );
    await steam.confirmTradeOffer(robot.session, offerId);
    expect((await steam.getTradeOffer(robot.session, offerId)).state).toBe(tradeOfferStates.Active);
    const accepted = await settled(offerId, tradeOfferStates.Accepted);
    expect(accepted).toMatchObject({ partnerSteamId: buyer.steamId, message: 'order 1', isOurOffer: true });
    const trade = await steam.getTradeStatus(robot.session, accepted.tradeId ?? '');
    expect(trade.status).toBe(tradeStatuses.Complete);
    expect(trade.timeSettlement).toBe(settlementOf(new Date(trade.timeInit * 1000)).getTime() / 1000);
    const [given] = trade.assetsGiven;
    expect(given).toMatchObject({ assetId: accepted.itemsToGive[0]?.assetId, newContextId: '16' });
    expect(given?.newAssetId).not.toBe(given?.assetId);
    const inventory = await scene.get(`/sandbox/inventories?steamId=${buyer.steamId}`);
    expect(inventory).toMatchObject({ assets: [], protectedAssets: [{ asset_id: given?.newAssetId }] });
  });

  test('the list of sent offers carries tag, partner and state, over several pages', async () => {
    const seller = await scene.actor({ isRobot: true });
    const buyers = await Promise.all(Array.from({ length: 5 }, () => scene.actor({ behaviour: 'ignore' })));
    for (let count = 0; count < 105; count++) {
      const buyer = buyers[count % buyers.length];
      if (buyer !== undefined) await offerTo(buyer, `tag ${count}`, seller);
    }
    const { offers } = await steam.listSentTradeOffers(seller.session, { sinceUnixSeconds: 1 });
    expect(offers.map((offer) => offer.message).toSorted()).toEqual(
      Array.from({ length: 105 }, (_, count) => `tag ${count}`).toSorted(),
    );
  });

  test('cancelling ends an offer once', async () => {
    const buyer = await scene.actor({ behaviour: 'ignore' });
    const offerId = await offerTo(buyer, 'cancel');
    await steam.cancelTradeOffer(robot.session, offerId);
    await settled(offerId, tradeOfferStates.Canceled);
    expect(await failure(steam.cancelTradeOffer(robot.session, offerId))).toMatchObject({
      kind: 'definite',
      code: 11,
    });
  });

  test('S-12 trade protection is acknowledged whenever Steam asks for it again', async () => {
    const buyer = await scene.actor({ behaviour: 'ignore' });
    const offerId = await offerTo(buyer, 'acknowledge');
    await scene.post('/sandbox/faults', { kind: 'unacknowledged', path: '/mobileconf/ajaxop' });
    await steam.confirmTradeOffer(robot.session, offerId);
    expect((await steam.getTradeOffer(robot.session, offerId)).state).toBe(tradeOfferStates.Active);
    expect(await scene.get(`/sandbox/accounts/${robot.steamId}`)).toMatchObject({
      hasAcknowledgedProtection: true,
    });
  });

  test('a scripted buyer declines or counters', async () => {
    for (const [behaviour, state] of [
      ['decline', tradeOfferStates.Declined],
      ['counter', tradeOfferStates.Countered],
    ] as const) {
      const buyer = await scene.actor({ behaviour });
      const offerId = await offerTo(buyer, behaviour);
      await steam.confirmTradeOffer(robot.session, offerId);
      await settled(offerId, state);
    }
  });
});

test('tells which accounts may not trade, and leaves out those that it does not know', async () => {
  const [free, banned] = [await scene.actor(), await scene.actor()];
  await scene.post(`/sandbox/accounts/${banned.steamId}`, { tradeBanDays: 30 });
  const asked = [free.steamId, banned.steamId, '76561197960265729'];
  expect(await steam.listTradeBanned(robot.session, asked)).toEqual(new Set([banned.steamId]));
  await scene.post(`/sandbox/accounts/${banned.steamId}`, { tradeBanDays: 0 });
  expect(await steam.listTradeBanned(robot.session, asked)).toEqual(new Set());
  const stranger = { ...robot.session, accessToken: 'nobody' };
  await expect(steam.listTradeBanned(stranger, asked)).rejects.toMatchObject({ kind: 'sessionExpired' });
});

describe('hold, protection and reversal', () => {
  test('a hold keeps the item until it ends by the clock', async () => {
    const buyer = await scene.actor();
    await scene.post(`/sandbox/accounts/${buyer.steamId}`, { holdDays: 15 });
    const partner = { partnerSteamId: buyer.steamId, partnerToken: buyer.tradeToken };
    expect(await steam.getTradeHold(robot.session, partner)).toBe(15 * 86_400);
    expect(await steam.getTradeHold(robot.session, { ...partner, partnerToken: 'wrong' })).toBe('unknown');
    const offerId = await offerTo(buyer, 'hold');
    await steam.confirmTradeOffer(robot.session, offerId);
    const held = await settled(offerId, tradeOfferStates.InEscrow);
    const trade = await steam.getTradeStatus(robot.session, held.tradeId ?? '');
    expect(trade).toMatchObject({
      status: tradeStatuses.InEscrow,
      timeEscrowEnd: trade.timeInit + 15 * 86_400,
    });
    await scene.post('/sandbox/clock', { advanceMs: 15 * 86_400_000 });
    const fresh = await steam.renewAccessToken(robot);
    robot = { ...robot, session: { ...robot.session, accessToken: fresh.accessToken } };
    const delivered = await settled(offerId, tradeOfferStates.Accepted);
    expect(delivered.settlementDate).toBeGreaterThan(trade.timeInit + 22 * 86_400 - 1);
  });

  test('a reversal shows as status 12 and a second trade that returns the item', async () => {
    const buyer = await scene.actor();
    const offerId = await offerTo(buyer, 'reverse');
    await steam.confirmTradeOffer(robot.session, offerId);
    const { tradeId } = await settled(offerId, tradeOfferStates.Accepted);
    const { reversed } = await scene.post(`/sandbox/trades/${tradeId}/reverse`);
    const [{ returningTradeId } = { returningTradeId: '' }] = reversed as { returningTradeId: string }[];
    const original = await steam.getTradeStatus(robot.session, tradeId ?? '');
    const returning = await steam.getTradeStatus(robot.session, returningTradeId);
    expect(original.status).toBe(tradeStatuses.TradeProtectionRollback);
    expect(returning).toMatchObject({ status: tradeStatuses.Complete, rollbackTrade: tradeId });
    expect(returning.assetsReceived).toMatchObject([
      { assetId: original.assetsGiven[0]?.newAssetId, contextId: '16', newContextId: '2' },
    ]);
    expect(original.assetsGiven[0]?.rollbackNewAssetId).toBe(returning.assetsReceived[0]?.newAssetId);
    expect((await steam.getTradeOffer(robot.session, offerId)).state).toBe(tradeOfferStates.Accepted);
    const banned = await failure(offerTo(buyer, 'after the ban'));
    expect(banned).toMatchObject({ kind: 'definite', code: 15 });
  });

  test('after settlement nothing can be reversed, and the item moves to context 2', async () => {
    const buyer = await scene.actor();
    const offerId = await offerTo(buyer, 'settle');
    await steam.confirmTradeOffer(robot.session, offerId);
    const { tradeId } = await settled(offerId, tradeOfferStates.Accepted);
    await scene.post('/sandbox/clock', { advanceMs: 8 * 86_400_000 });
    await expect(scene.post(`/sandbox/trades/${tradeId}/reverse`)).rejects.toThrow('409');
    const inventory = await scene.get(`/sandbox/inventories?steamId=${buyer.steamId}`);
    expect(inventory).toMatchObject({ assets: [{ paint_seed: 661 }], protectedAssets: [] });
    expect(await failure(steam.getTradeOffer(robot.session, offerId))).toMatchObject({
      kind: 'sessionExpired',
    });
    const fresh = await steam.renewAccessToken(robot);
    robot = { ...robot, session: { ...robot.session, accessToken: fresh.accessToken } };
  });
});

describe('refusals and faults', () => {
  test('a wrong token is 15, a stale asset 26, a revoked refresh token an expired session', async () => {
    const buyer = await scene.actor();
    const request = { partnerSteamId: buyer.steamId, partnerToken: buyer.tradeToken, message: '' };
    const [assetId = ''] = await scene.give(robot, 1);
    const wrongToken = { ...request, partnerToken: 'wrong', assetIds: [assetId] };
    expect(await failure(steam.sendTradeOffer(robot.session, wrongToken))).toMatchObject({
      kind: 'definite',
      code: 15,
    });
    const stale = { ...request, assetIds: ['40999999999'] };
    expect(await failure(steam.sendTradeOffer(robot.session, stale))).toMatchObject({
      kind: 'definite',
      code: 26,
    });
    await scene.post(`/sandbox/accounts/${buyer.steamId}`, { revokesTokens: true });
    expect(await failure(steam.renewAccessToken(buyer))).toMatchObject({ kind: 'sessionExpired', code: 15 });
  });

  test('an error without effect leaves no offer; an answer lost with effect leaves one, found by its tag', async () => {
    const buyer = await scene.actor({ behaviour: 'ignore' });
    const seller = await scene.actor({ isRobot: true });
    const path = '/tradeoffer/new/send';
    await scene.post('/sandbox/faults', { path, status: 502, withEffect: false });
    expect(await failure(offerTo(buyer, 'lost 1', seller))).toMatchObject({
      kind: 'ambiguous',
      httpStatus: 502,
    });
    await scene.post('/sandbox/faults', { path, status: 0, withEffect: true });
    expect(await failure(offerTo(buyer, 'lost 2', seller))).toMatchObject({
      kind: 'ambiguous',
      httpStatus: null,
    });
    await scene.post('/sandbox/faults', { path, delayMs: 3500, status: 504, withEffect: true });
    const late = await failure(offerTo(buyer, 'lost 3', seller));
    expect(late).toMatchObject({ kind: 'ambiguous', httpStatus: null });
    const { offers } = await steam.listSentTradeOffers(seller.session, { sinceUnixSeconds: 1 });
    expect(offers.map((offer) => offer.message)).toEqual(['lost 3', 'lost 2']);
    await scene.post('/sandbox/faults', { path: 'GetTradeOffer/', status: 503 });
    const read = steam.getTradeOffer(seller.session, offers[0]?.tradeOfferId ?? '');
    expect(await failure(read)).toMatchObject({ kind: 'transient', httpStatus: 503 });
    const { session } = seller;
    for (const secret of [session.accessToken, session.identitySecret])
      expect(late.message).not.toContain(secret);
  });

  test('a server that is not there is transient, even for a send', async () => {
    const base = `http://127.0.0.1:${await freePort()}`;
    const nowhere = { apiBase: base, communityBase: base, timeoutMs: 500 };
    const buyer = await scene.actor();
    const sending = createSteamHttp(nowhere).sendTradeOffer(robot.session, {
      partnerSteamId: buyer.steamId,
      partnerToken: buyer.tradeToken,
      assetIds: ['1'],
      message: '',
    });
    expect(await failure(sending)).toMatchObject({ kind: 'transient' });
  });

  test('a restart in the middle of an offer loses nothing, and the scripted buyer still answers', async () => {
    const buyer = await scene.actor();
    const offerId = await offerTo(buyer, 'restart');
    await steam.confirmTradeOffer(robot.session, offerId);
    await scene.restart();
    await settled(offerId, tradeOfferStates.Accepted);
    const { offers } = await scene.get(`/sandbox/books/offers?senderSteamId=${robot.steamId}`);
    const entry = (offers as { offerId: string; states: { state: number }[] }[]).find(
      (candidate) => candidate.offerId === offerId,
    );
    expect(entry?.states.map(({ state }) => state)).toEqual([9, 2, 3]);
  });
});
