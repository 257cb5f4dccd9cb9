import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tradeOfferStates } from '../../api/steam/client/steamState.ts';
import { type Actor, type Scene, startScene } from './sandboxScene.ts';
import { steamFailure } from './steamFailure.ts';
import { type Trades, tradesIn } from './trades.ts';

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

describe('an account that makes trouble', () => {
  test('confirmations: not needed, hidden, refused, and asked for again', async () => {
    const seller = await scene.actor({ isRobot: true });
    const buyer = await scene.actor({ behaviour: 'ignore' });
    await trades.set(seller, { confirmations: 'notNeeded' });
    const { offerId } = await trades.send(buyer, seller);
    expect((await trades.steam.getTradeOffer(seller.session, offerId)).state).toBe(tradeOfferStates.Active);
    await trades.set(seller, { confirmations: 'hidden' });
    expect(await steamFailure(trades.deliver(buyer, seller))).toMatchObject({ kind: 'definite' });
    await trades.set(seller, { confirmations: 'refused' });
    expect(await steamFailure(trades.deliver(buyer, seller))).toMatchObject({ kind: 'transient' });
    await trades.set(seller, { confirmations: 'asked', hasAcknowledgedProtection: false });
    // The client acknowledges by itself what Steam asks for again.
    await trades.deliver(buyer, seller);
    expect(await scene.get(`/sandbox/accounts/${seller.steamId}`)).toMatchObject({
      hasAcknowledgedProtection: true,
    });
  });

  test('a removed item is gone from the inventory, and its open offer is invalid', async () => {
    const buyer = await scene.actor({ behaviour: 'ignore' });
    const { offerId, assetId } = await trades.deliver(buyer, robot);
    await scene.post(`/sandbox/assets/${assetId}/remove`);
    expect((await trades.steam.getTradeOffer(robot.session, offerId)).state).toBe(
      tradeOfferStates.InvalidItems,
    );
    await expect(scene.post(`/sandbox/assets/${assetId}/remove`)).rejects.toThrow('404');
    const [unsent = ''] = await scene.give(robot, 1);
    await scene.post(`/sandbox/assets/${unsent}/remove`);
    const partner = { partnerSteamId: buyer.steamId, partnerToken: buyer.tradeToken };
    const request = { ...partner, assetIds: [unsent], message: '' };
    expect(await steamFailure(trades.steam.sendTradeOffer(robot.session, request))).toMatchObject({
      code: 26,
    });
  });

  test('a new trade link, a trade ban, and both taken back', async () => {
    const buyer = await scene.actor({ behaviour: 'ignore' });
    await trades.set(buyer, { changesTradeToken: true });
    expect(await steamFailure(trades.send(buyer, robot))).toMatchObject({ kind: 'definite', code: 15 });
    const { tradeUrl } = await scene.get(`/sandbox/accounts/${buyer.steamId}`);
    const tradeToken = new URL(String(tradeUrl)).searchParams.get('token') ?? '';
    await trades.send({ ...buyer, tradeToken }, robot);
    await trades.set(buyer, { tradeBanDays: 30 });
    expect(await steamFailure(trades.send({ ...buyer, tradeToken }, robot))).toMatchObject({
      kind: 'definite',
      code: 15,
    });
    await trades.set(buyer, { tradeBanDays: 0 });
    await trades.send({ ...buyer, tradeToken }, robot);
  });

  test('revoked tokens are dead at once, the access token as well; a new Mafile works', async () => {
    const seller = await scene.actor({ isRobot: true });
    const list = (session: Actor['session']) =>
      trades.steam.listSentTradeOffers(session, { sinceUnixSeconds: 1 });
    expect((await list(seller.session)).offers).toEqual([]);
    await trades.set(seller, { revokesTokens: true });
    expect(await steamFailure(list(seller.session))).toMatchObject({ kind: 'sessionExpired' });
    expect(await steamFailure(trades.steam.renewAccessToken(seller))).toMatchObject({
      kind: 'sessionExpired',
    });
    const mafile = await scene.get(`/sandbox/accounts/${seller.steamId}/mafile`);
    const { AccessToken: accessToken } = mafile.Session as { AccessToken: string };
    expect((await list({ ...seller.session, accessToken })).offers).toEqual([]);
  });

  test.each([
    ['behaviour', 'dance'],
    ['delayMs', '-1'],
    ['holdDays', 'x'],
    ['reversesAfterMinutes', '99999999999'],
    ['confirmations', '1'],
    ['isInventoryPrivate', 'perhaps'],
    ['tradeBanDays', '1e99'],
  ])('a switch %s cannot be %s', async (field, value) => {
    const sending = trades.set(robot, { [field]: value });
    await expect(sending).rejects.toThrow(/400 .*/);
    await expect(sending).rejects.toThrow(field);
  });
});
