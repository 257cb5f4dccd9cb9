import { EAuthTokenPlatformType, LoginApprover, LoginSession } from 'steam-session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callField, fieldClients, SandboxAgent } from './fieldClients.ts';
import { type Actor, type Scene, startScene } from './sandboxScene.ts';

let scene: Scene;
let owner: Actor;
beforeAll(async () => {
  scene = await startScene();
  owner = await scene.actor();
});
afterAll(() => scene.close());

function agent(): SandboxAgent {
  return new SandboxAgent(scene.address);
}

/** The Steam app of an account, played by the class of `steam-session` for it. */
function appOf({ session, sharedSecret }: Actor): LoginApprover {
  return new LoginApprover(session.accessToken, sharedSecret, { agent: agent() });
}

async function startByQr(platform = EAuthTokenPlatformType.WebBrowser) {
  const session = new LoginSession(platform, { agent: agent() });
  const events: string[] = [];
  session.on('remoteInteraction', () => events.push('seen'));
  const done = new Promise<void>((resolve, reject) => {
    session.once('authenticated', resolve);
    session.on('error', reject);
  });
  done.catch(() => {});
  const { qrChallengeUrl = '', validActions } = await session.startWithQR();
  expect(validActions).toEqual([{ type: 4 }]);
  expect(qrChallengeUrl).toMatch(/^https:\/\/s\.team\/q\/1\/\d+$/);
  return { session, done, events, qrChallengeUrl };
}

test('S-11 the app reads the code, shows the device and approves: cookies of a browser', async () => {
  const { session, done, events, qrChallengeUrl } = await startByQr();
  const app = appOf(owner);
  const info = await app.getAuthSessionInfo(qrChallengeUrl);
  expect(info).toMatchObject({ platformType: EAuthTokenPlatformType.WebBrowser, version: 1 });
  expect(info.deviceFriendlyName).toContain('Mozilla');
  await expect.poll(() => events, { timeout: 5_000 }).toEqual(['seen']);
  await app.approveAuthSession({ qrChallengeUrl, approve: true });
  await done;
  expect(session.steamID.getSteamID64()).toBe(owner.steamId);
  expect(session.accountName).toBe(owner.accountName);
  const { community, manager } = fieldClients(scene.address);
  await callField(manager, 'setCookies', await session.getWebCookies());
  expect(await callField(community, 'loggedIn')).toBe(true);
  await expect(app.approveAuthSession({ qrChallengeUrl, approve: true })).rejects.toMatchObject({
    eresult: 29,
  });
});

test('S-11 the tokens of the app, by QR code, are renewed by the Web API', async () => {
  const { session, done, qrChallengeUrl } = await startByQr(EAuthTokenPlatformType.MobileApp);
  await appOf(owner).approveAuthSession({ qrChallengeUrl, approve: true });
  await done;
  const first = session.accessToken;
  await session.refreshAccessToken();
  expect(session.accessToken).not.toBe(first);
});

test('S-11 a denied code ends with FileNotFound, a foreign signature is refused, an unknown code is unknown', async () => {
  const { done, qrChallengeUrl } = await startByQr();
  const other = await scene.actor();
  const forged = appOf({ ...owner, sharedSecret: other.sharedSecret });
  const answer = { qrChallengeUrl, approve: true };
  await expect(forged.approveAuthSession(answer)).rejects.toMatchObject({ eresult: 15 });
  await appOf(owner).approveAuthSession({ qrChallengeUrl, approve: false });
  await expect(done).rejects.toMatchObject({ eresult: 9 });
  const unknown = { qrChallengeUrl: 'https://s.team/q/1/1', approve: true };
  await expect(appOf(owner).approveAuthSession(unknown)).rejects.toMatchObject({ eresult: 9 });
});

test('S-11 the code changes every half minute, and the one before still counts', async () => {
  const { session, done, qrChallengeUrl } = await startByQr();
  const codes: string[] = [];
  session.on('debug', (...given: unknown[]) => {
    const { newChallengeUrl } = (given[1] ?? {}) as { newChallengeUrl?: string };
    if (newChallengeUrl) codes.push(newChallengeUrl);
  });
  await scene.post('/sandbox/clock', { advanceMs: 31_000 });
  await expect.poll(() => codes.length, { timeout: 5_000 }).toBe(1);
  expect(codes[0]).not.toBe(qrChallengeUrl);
  await appOf(owner).approveAuthSession({ qrChallengeUrl, approve: true });
  await done;
});

test('S-11 the app also approves a sign-in by password, of its own account alone', async () => {
  const session = new LoginSession(EAuthTokenPlatformType.MobileApp, { agent: agent() });
  const done = new Promise<void>((resolve) => session.once('authenticated', resolve));
  let clientId = '';
  session.on('debug', (_what: unknown, told: unknown) => {
    clientId ||= (told as { clientId?: string })?.clientId ?? '';
  });
  const { password } = await scene.get(`/sandbox/accounts/${owner.steamId}`);
  await session.startWithCredentials({ accountName: owner.accountName, password: String(password) });
  const qrChallengeUrl = `https://s.team/q/1/${clientId}`;
  const stranger = appOf(await scene.actor());
  await expect(stranger.approveAuthSession({ qrChallengeUrl, approve: true })).rejects.toMatchObject({
    eresult: 15,
  });
  await appOf(owner).approveAuthSession({ qrChallengeUrl, approve: true });
  await done;
});

test('a person answers in place of the app, by the page and by the control; bad input is named', async () => {
  const { session, done, qrChallengeUrl } = await startByQr();
  const { signIns } = (await scene.get('/sandbox/signIns')) as { signIns: object[] };
  expect(signIns[0]).toMatchObject({ challengeUrl: qrChallengeUrl, isByQr: true, steamId: null });
  const page = await (await fetch(`${scene.address}/app`)).text();
  expect(page).toContain(qrChallengeUrl);
  const submit = (fields: Record<string, string>) =>
    fetch(`${scene.address}/app`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  const { steamId } = owner;
  const answered = await submit({ challengeUrl: ` ${qrChallengeUrl} `, steamId, isApproved: 'true' });
  expect(answered.headers.get('location')).toBe('/app?answered=approved');
  await done;
  expect(session.steamID.getSteamID64()).toBe(steamId);
  expect((await submit({ challengeUrl: qrChallengeUrl, steamId })).status).toBe(409);

  const denied = await startByQr();
  const answer = { challengeUrl: denied.qrChallengeUrl, steamId };
  for (const [field, bad] of [
    ['challengeUrl', { ...answer, challengeUrl: 'https://example.com/q/1/2' }],
    ['steamId', { ...answer, steamId: '76561197960265729' }],
    ['steamId', { ...answer, steamId: 'x' }],
    ['isApproved', { ...answer, isApproved: 'perhaps' }],
  ] as const)
    await expect(scene.post('/sandbox/signIns', bad)).rejects.toThrow(`"field":"${field}"`);
  expect(await scene.post('/sandbox/signIns', { ...answer, isApproved: 'false' })).toEqual({
    isApproved: false,
  });
  await expect(denied.done).rejects.toMatchObject({ eresult: 9 });
});
