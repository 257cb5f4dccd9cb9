import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SteamGateway } from '../../api/steam/client/steamGateway.ts';
import { createSteamHttp } from '../../api/steam/client/steamHttp.ts';
import { type Actor, type Scene, startScene } from './sandboxScene.ts';

const hourMs = 3_600_000;

let scene: Scene;
let steam: SteamGateway;
let robot: Actor;
let buyer: Actor;

beforeAll(async () => {
  scene = await startScene();
  steam = createSteamHttp({ apiBase: scene.address, communityBase: scene.address, timeoutMs: 20_000 });
  robot = await scene.actor({ isRobot: true, personaName: '机器人一号' });
  buyer = await scene.actor({ behaviour: 'ignore', personaName: '买家' });
});

afterAll(async () => {
  await scene.close();
});

async function offer(message: string, confirms = true): Promise<string> {
  const assetIds = await scene.give(robot, 1);
  const partner = { partnerSteamId: buyer.steamId, partnerToken: buyer.tradeToken };
  const sent = await steam.sendTradeOffer(robot.session, { ...partner, assetIds, message });
  if (confirms) await steam.confirmTradeOffer(robot.session, sent.tradeOfferId);
  return sent.tradeOfferId;
}

async function see(path: string): Promise<string> {
  const response = await fetch(scene.address + path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

function submit(path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields);
  return fetch(scene.address + path, { method: 'POST', body, headers, redirect: 'manual' });
}

async function now(): Promise<number> {
  return Date.parse(String((await scene.post('/sandbox/clock', { advanceMs: 0 })).now));
}

describe('what the pages show', () => {
  test('an offer: items with float and seed, its states, and the moves that its state allows', async () => {
    const offerId = await offer('SJ-page');
    const page = await see(`/offers/${offerId}`);
    for (const text of [
      'SJ-page',
      '0.25000000',
      '661',
      '买家',
      '待手机确认',
      '待回应',
      '买方接受',
      '卖方取消',
    ])
      expect(page).toContain(text);
    expect(page).not.toContain('结束暂挂');
    expect((await submit(`/offers/${offerId}/accept`)).headers.get('location')).toBe(`/offers/${offerId}`);
    const accepted = await see(`/offers/${offerId}`);
    expect(accepted).toContain('已接受');
    expect(accepted).not.toContain('买方接受');
    await submit(`/offers/${offerId}/reverse`, { steamId: buyer.steamId, marksOffer: 'true' });
    expect(await see(`/offers/${offerId}`)).toContain('TradeProtectionRollback');
    await scene.post(`/sandbox/accounts/${buyer.steamId}`, { tradeBanDays: 0 });
    expect(await see('/books')).toContain('TradeProtectionRollback');
  });

  test('offers by state, account and tag; a wrong filter is told by name', async () => {
    const offerId = await offer('SJ-filter');
    expect(await see('/offers?state=2&message=SJ-filter')).toContain(offerId);
    expect(await see(`/offers?state=2&account=${robot.steamId}`)).toContain(offerId);
    expect(await see('/offers?state=3&message=SJ-filter')).not.toContain(offerId);
    const wrong = await fetch(`${scene.address}/offers?account=abc`);
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('“account” 填写有误');
  });

  test('more than one offer with one tag stands in red on the books', async () => {
    expect(await see('/books')).toContain('每个订单最多一个报价');
    await offer('SJ-twice', false);
    await offer('SJ-twice', false);
    expect(await see('/books')).toMatch(/<code class="red">SJ-twice<\/code>/);
  });

  test('accounts are found by a part of name or SteamID; thousands of items come page by page', async () => {
    const owner = await scene.actor({ personaName: '大户' });
    await scene.give(owner, 1205);
    expect(await see(`/accounts?q=${encodeURIComponent('大户')}`)).toContain(owner.steamId);
    expect(await see(`/accounts?q=${owner.steamId.slice(8)}&kind=player`)).toContain('大户');
    expect(await see(`/accounts?q=${owner.steamId.slice(8)}&kind=robot`)).not.toContain('大户');
    let path = `/accounts/${owner.steamId}?context=2`;
    const seen = new Set<string>();
    for (let pages = 0; pages < 30 && path !== ''; pages++) {
      const page = await see(path);
      for (const [, id] of page.matchAll(/\/assets\/(\d+)\/remove/g)) seen.add(String(id));
      const [, next] = /href="([^"]*after=\d+)#inventory"/.exec(page) ?? [];
      path = next?.replace('&amp;', '&') ?? '';
    }
    expect(seen.size).toBe(1205);
  });

  test('faults that are on stand in a band on every page, and one button ends them all', async () => {
    await submit('/faults', {
      service: 'steam',
      status: '503',
      path: 'GetTradeHold',
      count: '',
      minutes: '',
    });
    for (const path of [
      '/',
      '/sms',
      '/accounts',
      '/offers',
      '/books',
      '/faults',
      `/accounts/${buyer.steamId}`,
    ])
      expect(await see(path)).toContain('Faults are on');
    expect(await scene.get('/sandbox/faults')).toMatchObject({ faults: [{ remaining: null }] });
    await submit('/faults/off');
    expect(await see('/')).not.toContain('Faults are on');
  });
});

describe('forms', () => {
  test("an account's form sets every switch, and shows them as they are", async () => {
    const player = await scene.actor();
    const fields = {
      behaviour: 'decline',
      delaySeconds: '90',
      holdDays: '15',
      holdOutcome: 'cancelled',
      reversesAfter: '2',
      reverseUnit: '1440',
      marksReversedOffer: 'true',
      cancelsAfterSeconds: '',
      confirmations: 'refused',
      isInventoryPrivate: 'true',
      hasAcknowledgedProtection: 'false',
    };
    const path = `/accounts/${player.steamId}`;
    expect((await submit(path, fields)).headers.get('location')).toBe(path);
    expect(await scene.get(`/sandbox${path}`)).toMatchObject({
      behaviour: 'decline',
      delayMs: 90_000,
      holdDays: 15,
      holdOutcome: 'cancelled',
      reversesAfterMinutes: 2880,
      marksReversedOffer: true,
      cancelsAfterMs: null,
      confirmations: 'refused',
      isInventoryPrivate: true,
      hasAcknowledgedProtection: false,
    });
    expect(await see(path)).toContain('<option value="decline" selected>');
    await submit(path, { reversesAfter: '', cancelsAfterSeconds: '30' });
    const after = await scene.get(`/sandbox${path}`);
    expect(after).toMatchObject({ reversesAfterMinutes: null, cancelsAfterMs: 30_000, behaviour: 'decline' });
  });

  test('a double click counts once: the clock moves one hour, one player is made', async () => {
    const before = await now();
    const clicks = [1, 2, 3].map(() => submit('/clock', { hours: '1', once: 'click-1' }));
    for (const click of await Promise.all(clicks)) expect(click.status).toBe(303);
    const moved = (await now()) - before;
    expect(moved).toBeGreaterThanOrEqual(hourMs);
    expect(moved).toBeLessThan(2 * hourMs);
    const player = { personaName: '只有一个', once: 'click-2' };
    await Promise.all([submit('/players', player), submit('/players', player)]);
    const page = await see(`/accounts?q=${encodeURIComponent('只有一个')}`);
    expect(page.match(/>只有一个</g)).toHaveLength(1);
  });

  test('a form that was refused may be put right and sent again', async () => {
    const before = await now();
    expect((await submit('/clock', { days: '-1', once: 'click-3' })).status).toBe(400);
    expect((await submit('/clock', { days: '1', once: 'click-3' })).status).toBe(303);
    expect((await now()) - before).toBeGreaterThanOrEqual(24 * hourMs);
  });

  test('what Steam does not allow is a page with a sentence', async () => {
    const refused = await submit('/offers/6100000000/endHold');
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('This trade is not on hold. (11)');
  });

  test('a form leads back to the own site alone', async () => {
    const headers = { referer: 'http://127.0.0.1//evil.example' };
    const fields = { once: 'click-4', back: '//evil.example' };
    expect((await submit('/faults/off', fields, headers)).headers.get('location')).toBe('/faults');
    expect((await submit('/faults/off', fields, headers)).headers.get('location')).toBe('/');
  });

  test('posts from other sites change nothing', async () => {
    const before = await now();
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      for (const path of ['/clock', '/players', '/faults', '/faults/off', `/accounts/${buyer.steamId}`])
        expect((await submit(path, { hours: '5' }, headers)).status).toBe(403);
    }
    expect((await now()) - before).toBeLessThan(hourMs);
  });
});
