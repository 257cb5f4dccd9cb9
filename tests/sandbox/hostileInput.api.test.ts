import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Actor, type Scene, startScene } from './sandboxScene.ts';

const values = [
  '',
  '-1',
  '1e400',
  'NaN',
  '99999999999999999999',
  '9223372036854775807',
  'a\u0000b',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '\ud800',
  '{"a":1}',
  'x'.repeat(5000),
];

let scene: Scene;
let actor: Actor;

beforeAll(async () => {
  scene = await startScene();
  actor = await scene.actor();
  await scene.give(actor, 2);
});

// Some of what was sent is a good fault, and would be met by the next test.
afterEach(async () => {
  await scene.post('/sandbox/faults/off');
});

afterAll(async () => {
  await scene.close();
});

const posts: Record<string, readonly string[]> = {
  '/clock': ['days', 'hours', 'minutes'],
  '/players': ['personaName', 'itemCount'],
  '/faults': ['kind', 'status', 'code', 'path', 'steamId', 'offerId', 'delayMs', 'count', 'minutes', 'seed'],
  '/faults/1/off': ['back'],
  '/offers/6100000000/accept': ['steamId', 'back'],
  '/offers/6100000000/reverse': ['steamId', 'marksOffer'],
  '/offers/999999999999999999/counter': ['steamId'],
  '/assets/41000000001/remove': ['back'],
  '/sandbox/players': ['personaName', 'itemCount'],
  '/sandbox/clock': ['advanceMs'],
  '/sandbox/faults': ['kind', 'service', 'percent', 'everyNth', 'startsInMinutes', 'scenario'],
  '/faults/scenarios': ['scenario', 'scenario[]', 'seed', 'minutes'],
  '/app': ['challengeUrl', 'steamId', 'isApproved'],
  '/sandbox/signIns': ['challengeUrl', 'steamId', 'isApproved'],
  '/jwt/finalizelogin': ['nonce', 'redir'],
  '/login/settoken': ['steamID', 'nonce', 'auth'],
  '/dev/requestkey': ['domain', 'request_id', 'agreeToTerms'],
  '/IAuthenticationService/BeginAuthSessionViaQR/v1': ['input_protobuf_encoded'],
  '/IAuthenticationService/PollAuthSessionStatus/v1': ['input_protobuf_encoded'],
  '/IAuthenticationService/UpdateAuthSessionWithMobileConfirmation/v1': ['input_protobuf_encoded'],
  '/sandbox/trades/9999999999999999999/reverse': ['bySteamId'],
  '/sandbox/trades/1/reverse': ['bySteamId'],
  '/tradeoffer/new/send': [
    'json_tradeoffer',
    'trade_offer_create_params',
    'partner',
    'tradeofferid_countered',
  ],
};
const gets: Record<string, readonly string[]> = {
  '/sms': ['phone'],
  '/accounts': ['q', 'kind', 'page'],
  '/offers': ['state', 'account', 'message', 'before'],
  '/books': ['before'],
  '/sandbox/sms': ['phone'],
  '/sandbox/inventories': ['steamId'],
  '/sandbox/books/offers': ['senderSteamId'],
  '/mobileconf/getlist': ['a', 'p', 't', 'tag'],
  '/app': ['challengeUrl', 'steamId', 'answered'],
  '/sandbox/signIns': ['steamId'],
  '/tradeoffer/new': ['partner', 'token'],
  '/tradeoffer/new/partnerinventory': ['partner', 'start'],
  '/trade/9223372036854775807/receipt': ['l'],
  '/id/nobody': ['xml'],
  '/IEconService/GetInventoryItemsWithDescriptions/v1': [
    'steamid',
    'contextid',
    'count',
    'start_assetid',
    'key',
  ],
  '/IEconService/GetTradeOffers/v1': ['cursor', 'time_historical_cutoff', 'language', 'access_token'],
  '/ISteamEconomy/GetAssetClassInfo/v1': ['class_count', 'classid0', 'instanceid0'],
};

async function failuresOf(path: string, names: readonly string[], isPost: boolean): Promise<string[]> {
  const failures: string[] = [];
  const cookie = `steamLoginSecure=${actor.steamId}%7C%7C${actor.session.accessToken}; sessionid=abc`;
  const headers = {
    cookie,
    origin: 'https://steamcommunity.com',
    referer: `https://steamcommunity.com/tradeoffer/new/?partner=${BigInt(actor.steamId) - 76_561_197_960_265_728n}`,
  };
  for (const name of names) {
    for (const value of values) {
      const known = { sessionid: 'abc', partner: actor.steamId, access_token: actor.session.accessToken };
      const given = new URLSearchParams({ ...known, class_count: '1', [name]: value });
      const init: RequestInit = isPost ? { method: 'POST', body: given, headers } : { headers };
      const address = scene.address + path + (isPost ? '' : `?${given}`);
      const answer = await fetch(address, { ...init, redirect: 'manual' });
      const { status } = answer;
      // Steam itself rejects an offer with status 500 and `strError`.
      const isRefusal = (await answer.text()).startsWith('{"strError":');
      if (status >= 500 && !isRefusal) failures.push(`${path} ${name}=${value.slice(0, 30)}: ${status}`);
    }
  }
  return failures;
}

test.each(Object.entries(posts))('hostile fields in POST %s are never a 500', async (path, names) => {
  expect(await failuresOf(path, names, true)).toEqual([]);
});

test.each(Object.entries(gets))('hostile fields in GET %s are never a 500', async (path, names) => {
  expect(await failuresOf(path, names, false)).toEqual([]);
});

test("an account's switches", async () => {
  const names = [
    'behaviour',
    'delaySeconds',
    'holdDays',
    'reversesAfter',
    'cancelsAfterSeconds',
    'tradeBanDays',
  ];
  expect(await failuresOf(`/accounts/${actor.steamId}`, names, true)).toEqual([]);
});

async function sendRaw(text: string): Promise<string> {
  const socket = connect(scene.sandbox.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return answer.split('\r\n')[0] ?? '';
}

test('absurd addresses and cookies do not end the server', async () => {
  const rest = 'host: 127.0.0.1\r\nconnection: close\r\n';
  expect(await sendRaw(`GET http://[ HTTP/1.1\r\n${rest}\r\n`)).not.toContain('500');
  expect(await sendRaw(`GET /%zz HTTP/1.1\r\n${rest}\r\n`)).not.toContain('500');
  expect(await sendRaw(`GET /my HTTP/1.1\r\n${rest}cookie: steamLoginSecure=%E0%A4%A\r\n\r\n`)).toContain(
    '400',
  );
  const json = 'content-type: application/json\r\n';
  expect(
    await sendRaw(`POST /sandbox/clock HTTP/1.1\r\n${rest}${json}content-length: 3\r\n\r\n{a}`),
  ).toContain('400');
  for (const body of ['[1,2]', '"text"', 'null', '{"advanceMs":{"a":1}}', '{"advanceMs":[5]}']) {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${scene.address}/sandbox/clock`, { method: 'POST', headers, body });
    expect([body, answer.status < 500]).toEqual([body, true]);
  }
  expect((await fetch(`${scene.address}/`)).status).toBe(200);
});

test('the clock cannot be moved to where time ends', async () => {
  const year = 366 * 86_400_000;
  for (let moves = 0; moves < 12; moves++)
    await fetch(`${scene.address}/clock`, { method: 'POST', body: new URLSearchParams({ days: '3660' }) });
  await expect(scene.post('/sandbox/clock', { advanceMs: 10 * year })).rejects.toThrow('400');
  expect((await fetch(`${scene.address}/`)).status).toBe(200);
});
