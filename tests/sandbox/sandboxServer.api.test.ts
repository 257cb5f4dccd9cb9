import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AliyunSmsConfig, createAliyunSms } from '../../api/accounts/sms/aliyunSms.ts';
import { SmsError } from '../../api/accounts/sms/smsGateway.ts';
import { roleUrl } from '../../api/ops/database/roles.ts';
import { sandboxSmsKeys, startSandbox } from '../../api/sandbox/startSandbox.ts';
import { createSteamHttp } from '../../api/steam/client/steamHttp.ts';
import { freePort } from '../kit/freePort.ts';
import { cloneDatabase } from '../kit/testDatabase.ts';
import { eventually } from './eventually.ts';
import { type Scene, startScene } from './sandboxScene.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await startScene();
});

afterAll(async () => {
  await scene.close();
});

function smsConfig(): AliyunSmsConfig {
  return {
    endpoint: `127.0.0.1:${scene.sandbox.port}`,
    protocol: 'http',
    ...sandboxSmsKeys,
    signName: '饰集',
    templateCode: 'SMS_1',
    timeoutMs: 20_000,
  };
}

describe('SMS', () => {
  test("a code sent with the provider's own SDK arrives at its phone", async () => {
    const sent = await createAliyunSms(smsConfig()).sendCode('+8613800138000', '493021');
    expect(sent.messageId).toMatch(/^\d+\^0$/);
    await createAliyunSms(smsConfig()).sendCode('+447700900123', '112233');
    expect(await scene.get('/sandbox/sms?phone=13800138000')).toMatchObject({
      sms: [{ phone: '13800138000', templateParam: '{"code":"493021"}' }],
    });
    const page = await (await fetch(`${scene.address}/sms`)).text();
    expect(page).toContain('493021');
    expect(page).toContain('447700900123');
  });

  test('a wrong key or secret is a definite refusal and delivers nothing', async () => {
    for (const wrong of [{ accessKeySecret: 'other' }, { accessKeyId: 'other' }]) {
      const sending = createAliyunSms({ ...smsConfig(), ...wrong }).sendCode('+8613900000000', '000000');
      await expect(sending).rejects.toMatchObject({ kind: 'definite', code: 'SignatureDoesNotMatch' });
      await expect(sending).rejects.toBeInstanceOf(SmsError);
    }
    expect(await scene.get('/sandbox/sms?phone=13900000000')).toEqual({ sms: [] });
  });

  test('an impossible number is definite; no answer is ambiguous and names neither code nor phone', async () => {
    const sms = createAliyunSms(smsConfig());
    await expect(sms.sendCode('+86', '1')).rejects.toMatchObject({ kind: 'definite' });
    await scene.post('/sandbox/faults', { path: '/?', status: 0, withEffect: true });
    const lost = await sms.sendCode('+8613700000000', '777123').catch((error: unknown) => error);
    expect(lost).toMatchObject({ kind: 'ambiguous' });
    expect(String(lost)).not.toMatch(/777123|13700000000/);
    expect(await scene.get('/sandbox/sms?phone=13700000000')).toMatchObject({ sms: [{}] });
  });
});

function statusOf(
  headers: Record<string, string>,
  method = 'POST',
  path = '/sandbox/players',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = httpRequest({ host: '127.0.0.1', port: scene.sandbox.port, method, path, headers });
    call.on('response', (response) => resolve(response.resume().statusCode ?? 0)).on('error', reject);
    call.end();
  });
}

describe('strangers', () => {
  test('cross-site posts and foreign host names are refused, the own page is not', async () => {
    const own = `127.0.0.1:${scene.sandbox.port}`;
    expect(await statusOf({ host: own })).toBe(200);
    expect(await statusOf({ host: own, origin: `http://${own}`, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await statusOf({ host: own, origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf({ host: own, origin: 'null' })).toBe(403);
    expect(await statusOf({ host: own, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await statusOf({ host: own, origin: 'http://localhost:4000' })).toBe(403);
    expect(await statusOf({ host: 'evil.example' }, 'GET', '/sandbox/sms')).toBe(403);
  });
});

describe('pages', () => {
  test('a player made by the form has a trade link, items, a Mafile; hostile names are text', async () => {
    const robot = await scene.actor({ isRobot: true });
    await scene.give(robot, 3);
    const made = await fetch(`${scene.address}/players`, {
      method: 'POST',
      body: new URLSearchParams({ personaName: '<img src=x>', itemCount: '2' }),
      redirect: 'manual',
    });
    expect(made.status).toBe(303);
    const path = made.headers.get('location') ?? '';
    const response = await fetch(scene.address + path);
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toContain('&lt;img src=x&gt;');
    expect(page).not.toContain('<img');
    expect(page.match(/AK-47 \| 红线/g)).toHaveLength(2);
    const mafile = await (await fetch(`${scene.address}/sandbox${path}/mafile`)).text();
    const steamId = path.replace('/accounts/', '');
    expect(mafile).toContain(`"SteamID": ${steamId},`);
    const { Session } = JSON.parse(mafile) as { Session: { RefreshToken: string } };
    const steam = createSteamHttp({
      apiBase: scene.address,
      communityBase: scene.address,
      timeoutMs: 20_000,
    });
    const renewed = await steam.renewAccessToken({ steamId, refreshToken: Session.RefreshToken });
    expect(renewed.accessToken.split('.')).toHaveLength(3);
  });

  test('the clock form moves the clock by whole days', async () => {
    const before = await scene.post('/sandbox/clock', { advanceMs: 0 });
    await fetch(`${scene.address}/clock`, { method: 'POST', body: new URLSearchParams({ days: '8' }) });
    const after = await scene.post('/sandbox/clock', { advanceMs: 0 });
    const movedMs = Date.parse(String(after.now)) - Date.parse(String(before.now));
    expect(movedMs).toBeGreaterThanOrEqual(8 * 86_400_000);
    expect(movedMs).toBeLessThan(8 * 86_400_000 + 60_000);
  });

  test('every page answers', async () => {
    for (const path of ['/', '/sms', '/accounts', '/offers']) {
      expect((await fetch(scene.address + path)).status).toBe(200);
    }
    expect((await fetch(`${scene.address}/accounts/76561190000000000`)).status).toBe(404);
  });
});

describe('the role of the sandbox', () => {
  test('it needs no more than its own schema, the clock and its offset', async () => {
    const { ownerUrl } = await cloneDatabase();
    for (let starts = 0; starts < 2; starts++) {
      const sandbox = await startSandbox({ databaseUrl: roleUrl(ownerUrl, 'sandbox'), port: 0 });
      const clock = `http://127.0.0.1:${sandbox.port}/sandbox/clock`;
      const moved = await fetch(clock, { method: 'POST', body: new URLSearchParams({ advanceMs: '1000' }) });
      expect(moved.status).toBe(200);
      await sandbox.close();
    }
  });
});

describe('a second sandbox process on the same books', () => {
  test('killed without warning, it leaves only whole effects, and the survivor goes on', async () => {
    const port = await freePort();
    const start = `import { startSandbox } from './api/sandbox/startSandbox.ts';
      await startSandbox({ databaseUrl: ${JSON.stringify(scene.databaseUrl)}, port: ${port} });
      console.log('ready');`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', start]);
    await once(child.stdout, 'data');
    const base = `http://127.0.0.1:${port}`;
    const steam = createSteamHttp({ apiBase: base, communityBase: base, timeoutMs: 2000 });
    const seller = await scene.actor({ isRobot: true });
    const buyer = await scene.actor();
    const assetIds = await scene.give(seller, 20);
    const partner = { partnerSteamId: buyer.steamId, partnerToken: buyer.tradeToken };
    const sendings = assetIds.map((assetId) =>
      steam.sendTradeOffer(seller.session, { ...partner, assetIds: [assetId], message: assetId }).then(
        () => true,
        () => false,
      ),
    );
    await Promise.race(sendings);
    child.kill('SIGKILL');
    const areSent = await Promise.all(sendings);
    const survivor = createSteamHttp({
      apiBase: scene.address,
      communityBase: scene.address,
      timeoutMs: 2000,
    });
    const { offers } = await survivor.listSentTradeOffers(seller.session, { sinceUnixSeconds: 1 });
    const told = assetIds.filter((_, position) => areSent[position]);
    expect(told.length).toBeGreaterThan(0);
    for (const assetId of told) {
      expect(offers.filter((offer) => offer.message === assetId)).toHaveLength(1);
    }
    expect(offers.every((offer) => offer.itemsToGive.length === 1)).toBe(true);
    const first = offers[0]?.tradeOfferId ?? '';
    await survivor.confirmTradeOffer(seller.session, first);
    const read = () => survivor.getTradeOffer(seller.session, first);
    await eventually(read, (offer) => offer.state === 3);
  });
});
