import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SteamGateway, TradeOffer } from '../../api/steam/steamGateway.ts';
import { createSteamHttp } from '../../api/steam/steamHttp.ts';
import { tradeOfferStates } from '../../api/steam/steamState.ts';
import { eventually } from './eventually.ts';
import { type Actor, type Scene, startScene } from './sandboxScene.ts';
import { steamFailure } from './steamFailure.ts';

const _dayMs = 86_400_000;

let scene: Scene;
let steam: SteamGateway;
let robot: Actor;

beforeAll(async () => {
  scene = await startScene();
  steam = createSteamHttp({ apiBase: scene.address, communityBase: scene.address, timeoutMs: 2000 });
  robot = await scene.actor({ isRobot: true });
}, 60_000);

afterAll(async () => {
  await scene.close();
});

function set(actor: Actor, switches: Record<string, unknown>): Promise<unknown> {
  return scene.post(`/sandbox/accounts/${actor.steamId}`, switches);
}

async function send(buyer: Actor, seller = robot): Promise<{ offerId: string; assetId: string }> {
  const [assetId = ''] = await scene.give(seller, 1);
  const partner = { partnerSteamId: buyer.steamId, partnerToken: buyer.tradeToken };
  const sent = await steam.sendTradeOffer(seller.session, { ...partner, assetIds: [assetId], message: '' });
  return { offerId: sent.tradeOfferId, assetId };
}

async function deliver(buyer: Actor, seller = robot): Promise<{ offerId: string; assetId: string }> {
  const sent = await send(buyer, seller);
  await steam.confirmTradeOffer(seller.session, sent.offerId);
  return sent;
}

/** Access tokens live a day; the clock of these tests does not stand still. */
async function _renewed(actor: Actor): Promise<Actor> {
  const { accessToken } = await steam.renewAccessToken(actor);
  return { ...actor, session: { ...actor.session, accessToken } };
}

function _reaches(offerId: string, state: number): Promise<TradeOffer> {
  const read = () => steam.getTradeOffer(robot.session, offerId);
  return eventually(read, (offer) => offer.state === state);
}

async function _inventoryOf(actor: Actor): Promise<number[]> {
  const books = await scene.get(`/sandbox/inventories?steamId=${actor.steamId}`);
  return [books.assets, books.protectedAssets].map((assets) => (assets as object[]).length);
}

describe('an account that makes trouble', () => {
  test('confirmations: not needed, hidden, refused, and asked for again', async () => {
    const seller = await scene.actor({ isRobot: true });
    const buyer = await scene.actor({ behaviour: 'ignore' });
    await set(seller, { confirmations: 'notNeeded' });
    const { offerId } = await send(buyer, seller);
    expect((await steam.getTradeOffer(seller.session, offerId)).state).toBe(tradeOfferStates.Active);
    await set(seller, { confirmations: 'hidden' });
    expect(await steamFailure(deliver(buyer, seller))).toMatchObject({ kind: 'definite' });
    await set(seller, { confirmations: 'refused' });
    expect(await steamFailure(deliver(buyer, seller))).toMatchObject({ kind: 'transient' });
    await set(seller, { confirmations: 'asked', hasAcknowledgedProtection: false });
    expect(await steamFailure(deliver(buyer, seller))).toMatchObject({ kind: 'transient' });
    await set(seller, { hasAcknowledgedProtection: true });
    await deliver(buyer, seller);
  });

  test('a removed item is gone from the inventory, and its open offer is invalid', async () => {
    const buyer = await scene.actor({ behaviour: 'ignore' });
    const { offerId, assetId } = await deliver(buyer);
    await scene.post(`/sandbox/assets/${assetId}/remove`);
    expect((await steam.getTradeOffer(robot.session, offerId)).state).toBe(tradeOfferStates.InvalidItems);
    await expect(scene.post(`/sandbox/assets/${assetId}/remove`)).rejects.toThrow('404');
    const [unsent = ''] = await scene.give(robot, 1);
    await scene.post(`/sandbox/assets/${unsent}/remove`);
    const partner = { partnerSteamId: buyer.steamId, partnerToken: buyer.tradeToken };
    const request = { ...partner, assetIds: [unsent], message: '' };
    expect(await steamFailure(steam.sendTradeOffer(robot.session, request))).toMatchObject({ code: 26 });
  });

  test('a new trade link, a trade ban, and both taken back', async () => {
    const buyer = await scene.actor({ behaviour: 'ignore' });
    await set(buyer, { changesTradeToken: true });
    expect(await steamFailure(send(buyer))).toMatchObject({ kind: 'definite', code: 15 });
    const { tradeUrl } = await scene.get(`/sandbox/accounts/${buyer.steamId}`);
    const tradeToken = new URL(String(tradeUrl)).searchParams.get('token') ?? '';
    await send({ ...buyer, tradeToken });
    await set(buyer, { tradeBanDays: 30 });
    expect(await steamFailure(send({ ...buyer, tradeToken }))).toMatchObject({ kind: 'definite', code: 15 });
    await set(buyer, { tradeBanDays: 0 });
    await send({ ...buyer, tradeToken });
  });

  test('revoked tokens are dead at once, the access token as well; a new Mafile works', async () => {
    const seller = await scene.actor({ isRobot: true });
    const list = (session: Actor['session']) => steam.listSentTradeOffers(session, { sinceUnixSeconds: 1 });
    expect(await list(seller.session)).toEqual([]);
    await set(seller, { revokesTokens: true });
    expect(await steamFailure(list(seller.session))).toMatchObject({ kind: 'sessionExpired' });
    expect(await steamFailure(steam.renewAccessToken(seller))).toMatchObject({ kind: 'sessionExpired' });
    const mafile = await scene.get(`/sandbox/accounts/${seller.steamId}/mafile`);
    const { AccessToken: accessToken } = mafile.Session as { AccessToken: string };
    expect(await list({ ...seller.session, accessToken })).toEqual([]);
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
    const sending = set(robot, { [field]: value });
    await expect(sending).rejects.toThrow(/400 .*/);
    await expect(sending).rejects.toThrow(field);
  });
});
