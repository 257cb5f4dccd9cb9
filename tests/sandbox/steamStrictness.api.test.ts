import { getConfirmationKey } from 'steam-totp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSteamHttp } from '../../api/steam/client/steamHttp.ts';
import { type Actor, type Scene, startScene } from './sandboxScene.ts';

const sessionId = 'a1b2c3d4e5f6a1b2c3d4e5f6';
const origin = 'https://steamcommunity.com';

let scene: Scene;
let seller: Actor;
let buyer: Actor;

beforeAll(async () => {
  scene = await startScene();
  seller = await scene.actor({ isRobot: true });
  buyer = await scene.actor({ behaviour: 'ignore' });
});

afterAll(async () => {
  await scene.close();
});

function cookieOf(steamId: string): string {
  return `steamLoginSecure=${steamId}%7C%7C${seller.session.accessToken}; sessionid=${sessionId}`;
}

async function sendRaw(
  headers: Record<string, string>,
  fields: Record<string, string> = {},
): Promise<number> {
  const [assetid = ''] = await scene.give(seller, 1);
  const assets = [{ appid: 730, contextid: '2', amount: 1, assetid }];
  const response = await fetch(`${scene.address}/tradeoffer/new/send`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      sessionid: sessionId,
      partner: buyer.steamId,
      json_tradeoffer: JSON.stringify({ me: { assets }, them: { assets: [] } }),
      trade_offer_create_params: JSON.stringify({ trade_offer_access_token: buyer.tradeToken }),
      ...fields,
    }),
  });
  return response.status;
}

test('a send must come from the new-offer page of its partner, with a session that is its own', async () => {
  const partner = Number(BigInt(buyer.steamId) - 76_561_197_960_265_728n);
  const page = `${origin}/tradeoffer/new/?partner=${partner}&token=${buyer.tradeToken}`;
  const good = { origin, referer: page, cookie: cookieOf(seller.steamId) };
  expect(await sendRaw(good)).toBe(200);
  expect(await sendRaw({ origin, cookie: good.cookie })).toBe(400);
  expect(await sendRaw({ referer: page, cookie: good.cookie })).toBe(400);
  expect(await sendRaw({ ...good, referer: page.replace(String(partner), '1') })).toBe(400);
  expect(await sendRaw({ ...good, referer: `${origin}/market/` })).toBe(400);
  expect(await sendRaw({ ...good, cookie: cookieOf(buyer.steamId) })).toBe(401);
  expect(await sendRaw(good, { sessionid: 'other' })).toBe(401);
  expect(await sendRaw({ origin, referer: page })).toBe(401);
});

test('a reply to an offer needs no token: a counter-offer is sent, declined and accepted without one', async () => {
  const steam = createSteamHttp({ apiBase: scene.address, communityBase: scene.address, timeoutMs: 20_000 });
  const partner = Number(BigInt(seller.steamId) - 76_561_197_960_265_728n);
  const counter = async () => {
    const [assetId = ''] = await scene.give(seller, 1);
    const to = { partnerSteamId: buyer.steamId, partnerToken: buyer.tradeToken };
    const offer = await steam.sendTradeOffer(seller.session, { ...to, assetIds: [assetId], message: '' });
    await steam.confirmTradeOffer(seller.session, offer.tradeOfferId);
    const asked = [{ appid: 730, contextid: '2', amount: 1, assetid: assetId }];
    const send = (fields: Record<string, string>) =>
      fetch(`${scene.address}/tradeoffer/new/send`, {
        method: 'POST',
        headers: {
          origin,
          referer: `${origin}/tradeoffer/new/?partner=${partner}`,
          cookie: `steamLoginSecure=${buyer.steamId}%7C%7C${buyer.session.accessToken}; sessionid=${sessionId}`,
        },
        body: new URLSearchParams({
          sessionid: sessionId,
          partner: seller.steamId,
          json_tradeoffer: JSON.stringify({ me: { assets: [] }, them: { assets: asked } }),
          trade_offer_create_params: '{}',
          ...fields,
        }),
      });
    // Without the offer that it answers it is a stranger's.
    expect((await send({})).status).toBe(500);
    const answer = await send({ tradeofferid_countered: offer.tradeOfferId });
    expect(answer.status).toBe(200);
    const { tradeofferid } = (await answer.json()) as { tradeofferid: string };
    expect((await steam.getTradeOffer(seller.session, offer.tradeOfferId)).state).toBe(4);
    return tradeofferid;
  };
  const declined = await counter();
  await steam.declineTradeOffer(seller.session, declined);
  expect((await steam.getTradeOffer(seller.session, declined)).state).toBe(7);
  const accepted = await counter();
  const form = { sessionid: sessionId, tradeofferid: accepted, partner: buyer.steamId, serverid: '1' };
  const response = await fetch(`${scene.address}/tradeoffer/${accepted}/accept`, {
    method: 'POST',
    headers: { origin, referer: `${origin}/tradeoffer/${accepted}/`, cookie: cookieOf(seller.steamId) },
    body: new URLSearchParams(form),
  });
  expect(await response.json()).toMatchObject({ needs_mobile_confirmation: true });
});

const nowSeconds = () => Math.floor(Date.now() / 1000);

async function confirmations(
  tag: string,
  userAgent: string,
  fields: Record<string, string> = {},
  time = nowSeconds(),
) {
  const path = tag === 'list' ? 'getlist' : 'ajaxop';
  const query = new URLSearchParams({
    p: seller.deviceId,
    a: seller.steamId,
    k: getConfirmationKey(seller.identitySecret, time, tag),
    t: String(time),
    m: 'react',
    tag,
    ...fields,
  });
  const response = await fetch(`${scene.address}/mobileconf/${path}?${query}`, {
    headers: { cookie: cookieOf(seller.steamId), 'user-agent': userAgent },
  });
  return (await response.json()) as { success: boolean; conf?: { id: string; nonce: string }[] };
}

test('confirmations are listed to the app alone, and a key serves one operation only', async () => {
  const steam = createSteamHttp({
    apiBase: scene.address,
    communityBase: scene.address,
    timeoutMs: 20_000,
  });
  for (const assetId of await scene.give(seller, 2)) {
    await steam.sendTradeOffer(seller.session, {
      partnerSteamId: buyer.steamId,
      partnerToken: buyer.tradeToken,
      assetIds: [assetId],
      message: '',
    });
  }
  expect(await confirmations('list', 'Mozilla/5.0')).toEqual({ success: true, conf: [] });
  const { conf = [] } = await confirmations('list', 'okhttp/4.9.2');
  const [first, second] = conf;
  const time = nowSeconds() + 100;
  const allow = (row: { id: string; nonce: string } | undefined, at: number) =>
    confirmations('accept', 'okhttp/4.9.2', { op: 'allow', cid: row?.id ?? '', ck: row?.nonce ?? '' }, at);
  expect(await allow(first, time)).toEqual({ success: true });
  expect(await allow(second, time)).toEqual({ success: false });
  expect(await allow(second, time + 1)).toEqual({ success: true });
  expect(await allow(second, time + 2)).toEqual({ success: false });
  const old = nowSeconds() - 900;
  expect(await confirmations('list', 'okhttp/4.9.2', {}, old)).toMatchObject({ message: 'Oh nooooooes!' });
});

test('renewing late in its life keeps the refresh token; a form that asks for a new one kills the old', async () => {
  const steam = createSteamHttp({
    apiBase: scene.address,
    communityBase: scene.address,
    timeoutMs: 20_000,
  });
  await scene.post('/sandbox/clock', { advanceMs: 180 * 86_400_000 });
  for (let times = 0; times < 2; times++) {
    expect(await steam.renewAccessToken(seller)).toEqual({ accessToken: expect.stringMatching(/^ey/) });
  }
  const form = { refresh_token: seller.refreshToken, steamid: seller.steamId, renewal_type: '1' };
  const path = '/IAuthenticationService/GenerateAccessTokenForApp/v1/';
  await fetch(scene.address + path, { method: 'POST', body: new URLSearchParams(form) });
  await expect(steam.renewAccessToken(seller)).rejects.toMatchObject({ kind: 'sessionExpired' });
});
