import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createAliyunSms } from '../../api/accounts/sms/aliyunSms.ts';
import { sandboxSmsKeys } from '../../api/sandbox/startSandbox.ts';
import { type Actor, type Scene, startScene } from './sandboxScene.ts';
import { steamFailure } from './steamFailure.ts';
import { type Trades, tradesIn } from './trades.ts';

let scene: Scene;
let trades: Trades;
let seller: Actor;
let buyer: Actor;

beforeAll(async () => {
  scene = await startScene();
  trades = tradesIn(scene, 2_000);
  buyer = await scene.actor({ behaviour: 'ignore' });
});

afterEach(async () => {
  await scene.post('/sandbox/faults/off');
});

afterAll(async () => {
  await scene.close();
});

async function newSeller(): Promise<void> {
  seller = await scene.actor({ isRobot: true });
}

const send = async (message: string) => (await trades.send(buyer, seller, message)).offerId;
const list = () => trades.sentBy(seller);
const messages = async () => (await list()).map((offer) => offer.message);

const sending = '/tradeoffer/new/send';

describe('answers that are errors', () => {
  test.each([
    [{ status: 500 }, { kind: 'ambiguous', httpStatus: 500 }],
    [{ status: 503 }, { kind: 'ambiguous', httpStatus: 503 }],
    [{ status: 429 }, { kind: 'transient', httpStatus: 429 }],
    [{ status: 401 }, { kind: 'sessionExpired', httpStatus: 401 }],
    [{ status: 403 }, { kind: 'transient', httpStatus: 403, isLimited: true, isOutage: true }],
    [{ kind: 'edge' }, { kind: 'transient', httpStatus: 403, isLimited: true, isOutage: true }],
    [{ kind: 'signIn' }, { kind: 'sessionExpired', httpStatus: 200, isOutage: false }],
    [{ kind: 'null' }, { kind: 'ambiguous', httpStatus: 200 }],
    [
      { kind: 'refusal', code: 15 },
      { kind: 'definite', code: 15 },
    ],
    [
      { kind: 'refusal', code: 16 },
      { kind: 'ambiguous', code: 16 },
    ],
    [
      { kind: 'refusal', code: 20 },
      { kind: 'ambiguous', code: 20 },
    ],
    [
      { kind: 'refusal', code: 25 },
      { kind: 'transient', code: 25 },
    ],
    [
      { kind: 'refusal', code: 26 },
      { kind: 'definite', code: 26 },
    ],
    [
      { kind: 'refusal', code: 28 },
      { kind: 'transient', code: 28 },
    ],
    [{ kind: 'empty' }, { kind: 'ambiguous', httpStatus: 200 }],
    [{ kind: 'html' }, { kind: 'ambiguous', httpStatus: 200 }],
    [{ kind: 'nothing' }, { kind: 'ambiguous', httpStatus: null }],
    [{ kind: 'cut' }, { kind: 'ambiguous', httpStatus: null }],
    [{ kind: 'timeout' }, { kind: 'ambiguous', httpStatus: null }],
    [
      { kind: 'timeout', delayMs: 50 },
      { kind: 'ambiguous', httpStatus: 504 },
    ],
  ])('a send meets %j, without and with effect', async (fault, wanted) => {
    await newSeller();
    await scene.post('/sandbox/faults', { ...fault, path: sending, withEffect: false });
    expect(await steamFailure(send('lost'))).toMatchObject(wanted);
    await scene.post('/sandbox/faults', { ...fault, path: sending, withEffect: true });
    expect(await steamFailure(send('made'))).toMatchObject(wanted);
    await send('after');
    expect(await messages()).toEqual(['after', 'made']);
  });

  test('reads: EResult in the header, an empty answer with success, an empty list: none of them says anything', async () => {
    await newSeller();
    const offerId = await send('one');
    await scene.post('/sandbox/faults', { kind: 'refusal', code: 20, path: 'GetTradeOffer/' });
    const read = () => trades.steam.getTradeOffer(seller.session, offerId);
    expect(await steamFailure(read())).toMatchObject({ kind: 'transient', code: 20 });
    await scene.post('/sandbox/faults', { kind: 'nothing', path: 'GetTradeOffer' });
    expect(await steamFailure(read())).toMatchObject({ kind: 'transient' });
    await scene.post('/sandbox/faults', { kind: 'nothing', path: 'GetTradeOffers' });
    expect(await steamFailure(list())).toMatchObject({ kind: 'transient' });
    expect(await messages()).toEqual(['one']);
  });

  test('S-12 a list that says "none" is read again before that is believed', async () => {
    await newSeller();
    expect(await messages()).toEqual([]);
    await send('one');
    await scene.post('/sandbox/faults', { kind: 'none', path: 'GetTradeOffers' });
    expect(await messages()).toEqual(['one']);
    await scene.post('/sandbox/faults', { kind: 'none', path: 'GetTradeOffers' });
    const received = await trades.steam.listReceivedTradeOffers(seller.session);
    expect(received.offers).toEqual([]);
  });

  test('429 says when to come back', async () => {
    const path = '/inventory/';
    await scene.post('/sandbox/faults', { status: 429, path, retryAfterSeconds: 7 });
    const answer = await fetch(`${scene.address}/inventory/${buyer.steamId}/730/2`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
    expect((await fetch(`${scene.address}/inventory/${buyer.steamId}/730/2`)).status).toBe(200);
  });
});

describe('time', () => {
  test('slow: the answer is late and whole; late: the effect comes after the caller has gone', async () => {
    await newSeller();
    await scene.post('/sandbox/faults', { kind: 'slow', delayMs: 200, path: sending });
    const start = performance.now();
    await send('slow');
    expect(performance.now() - start).toBeGreaterThan(190);
    await scene.post('/sandbox/faults', { kind: 'late', delayMs: 8_000, path: sending });
    expect(await steamFailure(send('late'))).toMatchObject({ kind: 'ambiguous' });
    expect(await messages()).toEqual(['slow']);
    await expect.poll(messages, { timeout: 30_000 }).toEqual(['late', 'slow']);
  });

  test('Steam is down for an hour by the clock, SMS and controls are not', async () => {
    await newSeller();
    await scene.post('/sandbox/faults', { service: 'steam', status: 503, minutes: 60 });
    for (let times = 0; times < 3; times++)
      expect(await steamFailure(list())).toMatchObject({ httpStatus: 503 });
    const sms = createAliyunSms({
      endpoint: scene.address.replace('http://', ''),
      protocol: 'http',
      ...sandboxSmsKeys,
      signName: '饰集',
      templateCode: 'SMS_1',
      timeoutMs: 20_000,
    });
    await sms.sendCode('+8613800138001', '112233');
    for (const path of ['/', '/sms', '/accounts', '/faults'])
      expect((await fetch(scene.address + path)).status).toBe(200);
    await scene.post('/sandbox/clock', { advanceMs: 61 * 60_000 });
    expect(await messages()).toEqual([]);
    expect(await scene.get('/sandbox/faults')).toEqual({ faults: [] });
    await scene.post('/sandbox/faults', { service: 'sms', kind: 'refusal', code: 'isv.AMOUNT_NOT_ENOUGH' });
    await expect(sms.sendCode('+8613800138001', '1')).rejects.toMatchObject({
      code: 'isv.AMOUNT_NOT_ENOUGH',
    });
  });

  test('a fault that begins later leaves the calls before it alone', async () => {
    await newSeller();
    await scene.post('/sandbox/faults', { status: 503, startsInMinutes: 10, minutes: 5 });
    expect(await messages()).toEqual([]);
    await scene.post('/sandbox/clock', { advanceMs: 11 * 60_000 });
    expect(await steamFailure(list())).toMatchObject({ httpStatus: 503 });
    await scene.post('/sandbox/clock', { advanceMs: 5 * 60_000 });
    expect(await messages()).toEqual([]);
  });
});

describe('which calls', () => {
  async function met(times: number): Promise<string> {
    let pattern = '';
    for (let call = 0; call < times; call++) {
      const isMet = await list().then(
        () => false,
        () => true,
      );
      pattern += isMet ? 'x' : '.';
    }
    return pattern;
  }

  test('every third; so many and no more; a share that the seed repeats', async () => {
    await newSeller();
    // An empty list is read twice.
    await send('one');
    await scene.post('/sandbox/faults', { status: 503, everyNth: 3, count: 2 });
    expect(await met(10)).toBe('..x..x....');
    const patterns: string[] = [];
    for (const seed of [7, 7, 8]) {
      await scene.post('/sandbox/faults', { status: 503, percent: 40, seed, count: 0 });
      patterns.push(await met(30));
      await scene.post('/sandbox/faults/off');
    }
    expect(patterns[0]).toBe(patterns[1]);
    expect(patterns[0]).not.toBe(patterns[2]);
    expect(patterns[0]?.match(/x/g)?.length).toBeGreaterThan(4);
    expect(patterns[0]?.match(/x/g)?.length).toBeLessThan(22);
  });

  test('one account: its reads, its sends, its renewal; another account is left alone', async () => {
    await newSeller();
    const other = seller;
    await newSeller();
    await scene.post('/sandbox/faults', { steamId: seller.steamId, status: 503, count: 0 });
    expect(await steamFailure(list())).toMatchObject({ httpStatus: 503 });
    expect(await steamFailure(send('no'))).toMatchObject({ httpStatus: 503 });
    expect(await steamFailure(trades.steam.renewAccessToken(seller))).toMatchObject({ httpStatus: 503 });
    seller = other;
    await send('yes');
    expect(await messages()).toEqual(['yes']);
  });

  test('one of several is switched off alone, and then it is off', async () => {
    await newSeller();
    const first = await scene.post('/sandbox/faults', { status: 500, count: 0 });
    await scene.post('/sandbox/faults', { status: 503, count: 0 });
    expect(await steamFailure(list())).toMatchObject({ httpStatus: 500 });
    expect(await scene.post(`/sandbox/faults/${first.faultId}/off`)).toEqual({ switchedOff: 1 });
    expect(await steamFailure(list())).toMatchObject({ httpStatus: 503 });
    expect(await scene.post('/sandbox/faults/off')).toEqual({ switchedOff: 1 });
    expect(await messages()).toEqual([]);
  });
});

test.each([
  ['kind', { kind: 'flood' }],
  ['status', { status: 200 }],
  ['status', { status: 'x' }],
  ['percent', { percent: 0 }],
  ['everyNth', { everyNth: 0 }],
  ['steamId', { steamId: '1; drop' }],
  ['delayMs', { delayMs: 9e12 }],
  ['offerId', { offerId: '99999999999999999999' }],
  ['path', { path: 'a\u0000b' }],
])('a fault with a bad %s is refused by its name', async (field, input) => {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(input) };
  const answer = await fetch(`${scene.address}/sandbox/faults`, init);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ field });
  expect(await scene.get('/sandbox/faults')).toEqual({ faults: [] });
});

describe('S-12 what hides faults of clients', () => {
  const readInventory = async () => {
    const { steamId } = seller;
    return trades.steam.getInventory(seller.session, { steamId, contextId: '2', startAssetId: null });
  };

  test.each([
    [{ kind: 'edge' }, { kind: 'transient', isLimited: true }],
    [{ kind: 'signIn' }, { kind: 'sessionExpired', isOutage: false }],
    [{ kind: 'null' }, { kind: 'transient' }],
    [{ kind: 'broken' }, { kind: 'transient', isOutage: true }],
    [
      { kind: 'trickle', delayMs: 5_000 },
      { kind: 'transient', isOutage: true },
    ],
  ])('an inventory meets %j', async (fault, wanted) => {
    await newSeller();
    await scene.give(seller, 3);
    await scene.post('/sandbox/faults', { ...fault, path: '/inventory/' });
    expect(await steamFailure(readInventory())).toMatchObject(wanted);
    expect(await readInventory()).toMatchObject({ totalCount: 3 });
  });

  test('an empty view, an empty page with more, a slow whole body', async () => {
    await newSeller();
    await scene.give(seller, 3);
    await scene.post('/sandbox/faults', { kind: 'none', path: '/inventory/' });
    expect(await readInventory()).toMatchObject({ assets: [], nextStartAssetId: null });
    await scene.post('/sandbox/faults', { kind: 'hollow', path: '/inventory/' });
    expect(await readInventory()).toMatchObject({ assets: [], nextStartAssetId: '1' });
    await scene.post('/sandbox/faults', { kind: 'trickle', delayMs: 100, path: '/inventory/' });
    expect(await readInventory()).toMatchObject({ totalCount: 3 });
  });

  test('properties come only when they are asked for', async () => {
    await newSeller();
    await scene.give(seller, 1);
    await scene.post('/sandbox/faults', { kind: 'unasked', path: '/inventory/', count: 0 });
    expect((await readInventory()) as object).toMatchObject({ assets: [{ paintSeed: 661 }] });
    const body = await scene.get(`/inventory/${seller.steamId}/730/2?count=10`);
    expect(body.assets).toHaveLength(1);
    expect(body).not.toHaveProperty('asset_properties');
  });

  test('a wrong time of Steam: its keys are refused, and nothing is confirmed by them', async () => {
    await newSeller();
    const offerId = await send('late');
    await scene.post('/sandbox/faults', { kind: 'wrongTime', delayMs: 600_000, path: 'QueryTime', count: 0 });
    expect(await steamFailure(trades.steam.confirmTradeOffer(seller.session, offerId))).toMatchObject({
      kind: 'transient',
    });
    expect((await trades.steam.getTradeOffer(seller.session, offerId)).state).toBe(9);
  });

  test('several scenarios are switched on together by one seed; an unknown one is refused whole', async () => {
    const scenario = 'badHour, wildLists';
    const { faultIds } = (await scene.post('/sandbox/faults', { scenario, seed: 7 })) as {
      faultIds: string[];
    };
    expect(faultIds).toHaveLength(18);
    expect(await scene.post('/sandbox/faults/off')).toEqual({ switchedOff: 18 });
    for (const unknown of ['other', 'badHour,other', 'toString'])
      await expect(scene.post('/sandbox/faults', { scenario: unknown })).rejects.toThrow('scenario');
    expect(await scene.get('/sandbox/faults')).toEqual({ faults: [] });
  });

  test('shares of one seed are drawn for each fault alone, and again the same', async () => {
    await newSeller();
    await send('one');
    const path = `/IEconService/GetTradeOffers/v1/?access_token=${seller.session.accessToken}&get_sent_offers=1`;
    const pattern = async () => {
      for (const status of [500, 429])
        await scene.post('/sandbox/faults', {
          status,
          percent: 50,
          seed: 3,
          count: 0,
          path: 'GetTradeOffers',
        });
      await scene.post('/sandbox/faults', { kind: 'missing', percent: 50, seed: 3, count: 0 });
      let met = '';
      for (let call = 0; call < 24; call += 1) {
        const answer = await fetch(scene.address + path);
        const body = await answer.text();
        met += answer.ok ? (body.includes('trade_offers_sent') ? '.' : 'm') : String(answer.status)[0];
      }
      await scene.post('/sandbox/faults/off');
      return met;
    };
    const first = await pattern();
    expect(await pattern()).toBe(first);
    for (const sign of ['.', 'm', '5']) expect(first).toContain(sign);
  });
});

describe('S-12 several faults meet one call', () => {
  const timed = async (path: string) => {
    const start = performance.now();
    const answer = await fetch(scene.address + path);
    const body = await answer.text();
    return { status: answer.status, body, ms: performance.now() - start };
  };

  test('an error comes late; a list comes slowly, in an older state, and without a row', async () => {
    await newSeller();
    const inventory = `/inventory/${buyer.steamId}/730/2`;
    await scene.post('/sandbox/faults', { status: 503 });
    await scene.post('/sandbox/faults', { kind: 'slow', delayMs: 300 });
    const failed = await timed(inventory);
    expect(failed.status).toBe(503);
    expect(failed.ms).toBeGreaterThan(290);

    await trades.deliver(buyer, seller);
    await trades.deliver(buyer, seller);
    const [newest] = await list();
    await scene.post('/sandbox/faults', { kind: 'trickle', delayMs: 300 });
    await scene.post('/sandbox/faults', { kind: 'stale', everyNth: 1 });
    await scene.post('/sandbox/faults', { kind: 'missing', offerId: newest?.tradeOfferId ?? '' });
    const { accessToken } = seller.session;
    const read = await timed(
      `/IEconService/GetTradeOffers/v1/?access_token=${accessToken}&get_sent_offers=1`,
    );
    const { response } = JSON.parse(read.body) as {
      response: { trade_offers_sent: { trade_offer_state: number }[] };
    };
    expect(response.trade_offers_sent.map((offer) => offer.trade_offer_state)).toEqual([9]);
    expect(read.ms).toBeGreaterThan(200);
    expect(await scene.get('/sandbox/faults')).toEqual({ faults: [] });
  });

  test('an error whose body breaks off; an effect twice whose answer is lost', async () => {
    await newSeller();
    await scene.post('/sandbox/faults', { kind: 'html' });
    await scene.post('/sandbox/faults', { kind: 'broken' });
    await expect(timed('/my')).rejects.toThrow();

    await scene.post('/sandbox/faults', { kind: 'twice', path: sending });
    await scene.post('/sandbox/faults', { kind: 'status', status: 502, path: sending, withEffect: true });
    const [assetId = ''] = await scene.give(seller, 1);
    const partner = { partnerSteamId: buyer.steamId, partnerToken: buyer.tradeToken };
    const sent = trades.steam.sendTradeOffer(seller.session, {
      ...partner,
      assetIds: [assetId],
      message: 'x',
    });
    expect(await steamFailure(sent)).toMatchObject({ kind: 'ambiguous', httpStatus: 502 });
    expect(await messages()).toEqual(['x', 'x']);

    await scene.post('/sandbox/faults', { kind: 'twice', path: sending });
    await scene.post('/sandbox/faults', { kind: 'status', status: 502, path: sending });
    expect(await steamFailure(send('none'))).toMatchObject({ httpStatus: 502 });
    expect(await messages()).toEqual(['x', 'x']);
  });
});
