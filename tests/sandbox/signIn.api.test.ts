import { EAuthTokenPlatformType, LoginSession } from 'steam-session';
import { getAuthCode } from 'steam-totp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callField, fieldClients, fieldTimeOffset, SandboxAgent } from './fieldClients.ts';
import { type Scene, startScene } from './sandboxScene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());

interface Person {
  tradeUrl: string;
  steamId: string;
  accountName: string;
  password: string;
  sharedSecret: string;
}

async function person(): Promise<Person> {
  const { steamId } = (await scene.post('/sandbox/players')) as { steamId: string };
  const account = (await scene.get(`/sandbox/accounts/${steamId}`)) as unknown as Person;
  const mafile = (await scene.get(`/sandbox/accounts/${steamId}/mafile`)) as { shared_secret: string };
  return { ...account, sharedSecret: mafile.shared_secret };
}

function newSession(platform: EAuthTokenPlatformType): LoginSession {
  return new LoginSession(platform, { agent: new SandboxAgent(scene.address) });
}

/** Resolves when the client is signed in; rejects with the number of Steam's refusal. */
function authenticated(session: LoginSession): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    session.once('authenticated', resolve);
    session.on('error', reject);
  });
  done.catch(() => {});
  return done;
}

/** The client that is common in this field, unchanged. Returns the tokens, or the result code with which Steam rejected the sign-in. */
async function signIn(
  { accountName, password, sharedSecret }: Person,
  platform = EAuthTokenPlatformType.MobileApp,
): Promise<LoginSession> {
  const session = newSession(platform);
  const done = authenticated(session);
  const started = await session.startWithCredentials({
    accountName,
    password,
    steamGuardCode: getAuthCode(sharedSecret),
  });
  if (started.actionRequired) throw Object.assign(new Error('a code is wanted'), started);
  await done;
  return session;
}

describe('S-11 steam-session 1.9.4 signs in', () => {
  test('by password and code, and renews its access token', async () => {
    const somebody = await person();
    const session = await signIn(somebody);
    expect(session.steamID.getSteamID64()).toBe(somebody.steamId);
    expect(session.accountName).toBe(somebody.accountName);
    const first = session.accessToken;
    await session.refreshAccessToken();
    expect(session.accessToken).not.toBe(first);
    expect((await session.getWebCookies()).join()).toContain(`steamLoginSecure=${somebody.steamId}`);
  });

  test('a wrong password is 5, and ten of them are 84 for the right one too', async () => {
    const somebody = await person();
    for (let tries = 0; tries < 10; tries += 1)
      await expect(signIn({ ...somebody, password: 'wrong' })).rejects.toMatchObject({ eresult: 5 });
    await expect(signIn(somebody)).rejects.toMatchObject({ eresult: 84 });
    await expect(signIn({ ...somebody, accountName: 'nobody-of-this-name' })).rejects.toMatchObject({
      eresult: 5,
    });
  });

  test('a code is taken once, and a wrong one asks for another', async () => {
    const somebody = await person();
    await signIn(somebody);
    await expect(signIn(somebody)).rejects.toMatchObject({ actionRequired: true });
    const other = { ...somebody, sharedSecret: Buffer.alloc(20, 7).toString('base64') };
    await expect(signIn(other)).rejects.toMatchObject({ validActions: [{ type: 3 }, { type: 4 }] });
  });

  test('an account without an authenticator wants a code by e-mail; one without a guard wants none', async () => {
    const somebody = await person();
    await scene.post(`/sandbox/accounts/${somebody.steamId}`, { guard: 'email' });
    await expect(signIn(somebody)).rejects.toMatchObject({ validActions: [{ type: 2 }] });
    await scene.post(`/sandbox/accounts/${somebody.steamId}`, { guard: 'none', password: 'another one' });
    await signIn({ ...somebody, password: 'another one' });
  });

  test('the e-mailed code signs in, a wrong one is 65', async () => {
    const somebody = await person();
    await scene.post(`/sandbox/accounts/${somebody.steamId}`, { guard: 'email' });
    const session = newSession(EAuthTokenPlatformType.WebBrowser);
    const done = authenticated(session);
    const { accountName, password, steamId } = somebody;
    expect(await session.startWithCredentials({ accountName, password })).toMatchObject({
      validActions: [{ type: 2, detail: 'example.com' }],
    });
    await expect(session.submitSteamGuardCode('AAAAA')).rejects.toMatchObject({ eresult: 65 });
    const { signIns } = (await scene.get(`/sandbox/signIns?steamId=${steamId}`)) as {
      signIns: { emailCode: string; steamId: string }[];
    };
    const own = signIns.find((signIn) => signIn.steamId === steamId);
    await session.submitSteamGuardCode(own?.emailCode ?? '');
    await done;
    expect(session.accountName).toBe(accountName);
  });

  test('a throttle by the switch of faults is told by its number', async () => {
    const somebody = await person();
    await scene.post('/sandbox/faults', { kind: 'refusal', path: 'BeginAuthSession', code: '87' });
    await expect(signIn(somebody)).rejects.toMatchObject({ eresult: 87 });
    await signIn(somebody);
  });

  test('a sign-in more leaves the others as they are; a revocation ends them all', async () => {
    const somebody = await person();
    const { Session } = (await scene.get(`/sandbox/accounts/${somebody.steamId}/mafile`)) as {
      Session: { RefreshToken: string };
    };
    const session = await signIn(somebody);
    const renew = (token: string) =>
      scene.post('/IAuthenticationService/GenerateAccessTokenForApp/v1/', {
        refresh_token: token,
        steamid: somebody.steamId,
        renewal_type: '0',
      });
    for (const token of [Session.RefreshToken, session.refreshToken])
      expect(await renew(token)).toMatchObject({ response: { access_token: expect.any(String) } });
    await scene.post(`/sandbox/accounts/${somebody.steamId}`, { revokesTokens: true });
    for (const token of [Session.RefreshToken, session.refreshToken])
      expect(await renew(token)).toEqual({ response: {} });
    await expect(session.refreshAccessToken()).rejects.toMatchObject({ eresult: 15 });
  });
});

describe('S-11 a browser signs in', () => {
  test('by finalizelogin, with a cookie for each of the sites; both other clients take them', async () => {
    const somebody = await person();
    const session = await signIn(somebody, EAuthTokenPlatformType.WebBrowser);
    const cookies = await session.getWebCookies();
    for (const site of ['steamcommunity.com', 'store.steampowered.com', 'checkout.steampowered.com']) {
      const own = cookies.filter((cookie) => cookie.includes(`Domain=${site}`));
      expect(own.map((cookie) => cookie.split('=')[0]).toSorted()).toEqual(['sessionid', 'steamLoginSecure']);
    }
    expect(cookies.some((cookie) => cookie.startsWith('steamRefresh_steam='))).toBe(true);
    const { community, manager } = fieldClients(scene.address);
    await callField(manager, 'setCookies', cookies);
    expect(await callField(community, 'loggedIn')).toBe(true);
    expect(await callField(community, 'getTradeURL')).toContain(somebody.tradeUrl.split('=').at(-1));
    await scene.post(`/sandbox/accounts/${somebody.steamId}`, { revokesTokens: true });
    await expect(session.getWebCookies()).rejects.toMatchObject({ eresult: 15 });
    expect(await callField(community, 'loggedIn')).toBe(false);
  });

  test('its tokens are not renewed by the Web API', async () => {
    const session = await signIn(await person(), EAuthTokenPlatformType.WebBrowser);
    await expect(session.refreshAccessToken()).rejects.toMatchObject({ eresult: 15 });
  });
});

test('S-11 a refresh token is renewed in its last month, and the one before is dead', async () => {
  const session = await signIn(await person());
  const first = session.refreshToken;
  expect(await session.renewRefreshToken()).toBe(false);
  await scene.post('/sandbox/clock', { advanceMs: 180 * 86_400_000 });
  expect(await session.renewRefreshToken()).toBe(true);
  await session.refreshAccessToken();
  const old = newSession(EAuthTokenPlatformType.MobileApp);
  old.refreshToken = first;
  await expect(old.refreshAccessToken()).rejects.toMatchObject({ eresult: 15 });
});

test('S-11 steam-totp 2.1.2 asks for the time, and a wrong one shows', async () => {
  const usual = await fieldTimeOffset(scene.address);
  await scene.post('/sandbox/faults', { kind: 'wrongTime', delayMs: 300_000 });
  expect((await fieldTimeOffset(scene.address)) - usual).toBeGreaterThanOrEqual(299);
});
