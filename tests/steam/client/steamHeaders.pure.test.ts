import { afterEach, expect, test, vi } from 'vitest';
import type { SteamSession } from '../../../api/steam/client/steamGateway.ts';
import { createSteamHttp } from '../../../api/steam/client/steamHttp.ts';
import { createSteamSignInHttp } from '../../../api/steam/client/steamSignInHttp.ts';

afterEach(() => vi.unstubAllGlobals());

const SESSION: SteamSession = {
  steamId: '76561198000000001',
  accessToken: 'token',
  identitySecret: Buffer.alloc(20).toString('base64'),
  deviceId: 'android:1',
  sessionId: 'a1b2c3d4e5f6a1b2c3d4e5f6',
};

test('every call is that of one mobile client: its user agent everywhere, its cookies beside the session', async () => {
  const asked: { path: string; headers: Headers; body: string }[] = [];
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    asked.push({ path: url.pathname, headers: new Headers(init.headers), body: String(init.body ?? '') });
    const isTime = url.pathname.includes('QueryTime');
    return new Response(isTime ? '{"response":{"server_time":"1"}}' : '{"strError":"no (26)"}');
  });
  const address = { apiBase: 'http://api.test', communityBase: 'http://community.test', timeoutMs: 1_000 };
  const [steam, signIn] = [createSteamHttp(address), createSteamSignInHttp(address)];
  const range = { steamId: SESSION.steamId, contextId: '2', startAssetId: null } as const;
  const partner = { partnerSteamId: '76561198000000002', partnerToken: 'abcdefgh' };
  await Promise.allSettled([
    steam.getInventory(SESSION, range),
    steam.sendTradeOffer(SESSION, { ...partner, assetIds: ['1'], message: '' }),
    steam.declineTradeOffer(SESSION, '7'),
    steam.listUnconfirmedOfferIds(SESSION),
    steam.getTradeHold(SESSION, partner),
    signIn.acknowledgeTradeProtection(SESSION),
    signIn.readTradeUrl(SESSION),
  ]);
  expect(asked.length).toBeGreaterThanOrEqual(8);
  for (const { path, headers } of asked) {
    expect(headers.get('user-agent'), path).toBe('okhttp/4.9.2');
    if (path.includes('/I')) continue;
    expect(headers.get('cookie'), path).toBe(
      `mobileClient=android; mobileClientVersion=777777 3.10.3; steamLoginSecure=${SESSION.steamId}%7C%7Ctoken; sessionid=${SESSION.sessionId}`,
    );
  }
  const reply = asked.find(({ path }) => path.endsWith('/decline'));
  expect(reply?.headers.get('referer')).toBe('https://steamcommunity.com/tradeoffer/7/');
  // A reply to an offer needs no trade token: nothing but the session is sent.
  expect(reply?.body).toBe(`sessionid=${SESSION.sessionId}`);
});
