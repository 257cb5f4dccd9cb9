import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openPartner } from './openStage.ts';
import type { PartnerClient } from './partnerClient.ts';

let market: TestMarket;
let partner: PartnerClient;

beforeAll(async () => {
  market = await openTestMarket();
  ({ partner } = await openPartner(market));
});
afterAll(() => market.close());

const now = () => Math.floor(Date.now() / 1000);

describe('P-04 T-17 a signed request', () => {
  test('is let in, counted, and its answer is signed by the platform', async () => {
    const answer = await partner.get('/wallet');
    expect(answer).toMatchObject({ status: 200, body: { code: 0, data: { spendableCents: 5_000_000 } } });
    const { keys } = (await (await fetch(`${market.url}/open/v1/keys`)).json()).data;
    const header = (name: string) => answer.headers.get(name) ?? '';
    const text = `${header('x-open-timestamp')}\n${header('x-open-nonce')}\n${answer.text}\n`;
    const key = keys.find(({ keyId }: { keyId: string }) => keyId === header('x-open-key'));
    const signature = Buffer.from(header('x-open-signature'), 'base64');
    expect(verify('RSA-SHA256', Buffer.from(text), createPublicKey(key.publicKey), signature)).toBe(true);
    const { rows } = await market.owner.query(
      'select request_count from partner_usage where partner_id = $1',
      [partner.partnerId],
    );
    expect(rows[0].request_count).toBeGreaterThan(0);
  });

  test('a long answer is signed as it reads, and travels compressed', async () => {
    const answer = await partner.get('/market-items?limit=100');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    const { keys } = (await (await fetch(`${market.url}/open/v1/keys`)).json()).data;
    const header = (name: string) => answer.headers.get(name) ?? '';
    const text = `${header('x-open-timestamp')}\n${header('x-open-nonce')}\n${answer.text}\n`;
    const signature = Buffer.from(header('x-open-signature'), 'base64');
    expect(verify('RSA-SHA256', Buffer.from(text), createPublicKey(keys[0].publicKey), signature)).toBe(true);
  });

  test('wrong in any way it is refused, always alike', async () => {
    const twists = {
      'another body': { signedBody: '{}' },
      'another path': { signedTarget: '/open/v1/wallet?x=1' },
      stale: { timestamp: now() - 301 },
      'from the future': { timestamp: now() + 305 },
      'no application of ours': { appId: 'app_nobody' },
      'no key of theirs': { keyId: 'key_nobody' },
      'no signature': { signature: 'A'.repeat(344) },
      'an empty signature': { signature: '' },
      'a short nonce': { nonce: 'short' },
      'a strange application': { appId: `'; drop table partner; --` },
    };
    const answers = await Promise.all(
      Object.values(twists).map((twist) => partner.send('GET', '/open/v1/wallet', undefined, twist)),
    );
    for (const [index, name] of Object.keys(twists).entries())
      expect(answers[index], name).toMatchObject({
        status: 401,
        body: { code: 401, error: 'unauthorized', data: null },
      });
    const told = new Set(answers.map(({ body }) => body.msg));
    expect(told.size).toBe(1);
  });

  test('the edges of the window are inside it', async () => {
    for (const timestamp of [now() - 295, now() + 295])
      expect((await partner.get('/wallet', { timestamp })).status).toBe(200);
  });

  test('the same again is refused, also twenty times at once', async () => {
    const twist = { nonce: randomBytes(16).toString('base64url'), timestamp: now() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => partner.get('/wallet', twist)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(401)]);
  });

  test("another partner's nonce is nobody else's", async () => {
    const { partner: other } = await openPartner(market);
    const nonce = randomBytes(16).toString('base64url');
    expect((await partner.get('/wallet', { nonce })).status).toBe(200);
    expect((await other.get('/wallet', { nonce })).status).toBe(200);
  });

  test("one partner's key opens no other's account", async () => {
    const { partner: other } = await openPartner(market);
    expect((await partner.get('/wallet', { appId: other.appId })).status).toBe(401);
    expect((await partner.get('/wallet', { appId: other.appId, keyId: other.keyId })).status).toBe(401);
  });

  test('a request with a header sent twice is refused', async () => {
    const headers = Object.entries(partner.headersFor('GET', '/open/v1/wallet', ''));
    const twice = [...headers, ['x-open-app', partner.appId]] as [string, string][];
    expect((await fetch(`${market.url}/open/v1/wallet`, { headers: twice })).status).toBe(401);
  });

  test('a session of the site does not replace a signature, and visitors are refused', async () => {
    const person = await market.visitor().signIn();
    expect((await person.fetch('/open/v1/wallet')).status).toBe(401);
    expect((await fetch(`${market.url}/open/v1/wallet`)).status).toBe(401);
  });

  test('a revoked key, an application that is not locked, and a rejected one are refused', async () => {
    const { partner: other } = await openPartner(market);
    const set = (sql: string) => market.owner.query(sql, [other.partnerId]);
    await set('update partner_key set revoked_at = clock_now() where partner_id = $1');
    expect((await other.get('/wallet')).status).toBe(401);
    await set('update partner_key set revoked_at = null where partner_id = $1');
    expect((await other.get('/wallet')).status).toBe(200);
    await set('update partner set locked_at = null where id = $1');
    expect((await other.get('/wallet')).status).toBe(401);
    await set("update partner set status = 'rejected' where id = $1");
    expect((await other.get('/wallet')).status).toBe(401);
  });
});

describe('U-04 the switch', () => {
  test('off: signed requests answer 403, and a wrong signature still answers 401', async () => {
    const { partner: other } = await openPartner(market, { isOn: false });
    expect(await other.get('/wallet')).toMatchObject({ status: 403, body: { error: 'openPlatformOff' } });
    expect((await other.get('/wallet', { signedBody: 'x' })).status).toBe(401);
    await market.owner.query('update app_user set is_open_platform_on = true where id = $1', [other.userId]);
    expect((await other.get('/wallet')).status).toBe(200);
  });
});

test('P-04 an address that is not on the allow list is refused', async () => {
  const inside = await openPartner(market, { allowed: ['127.0.0.0/8', '::1'] });
  expect((await inside.partner.get('/wallet')).status).toBe(200);
  const outside = await openPartner(market, { allowed: ['203.0.113.7', '2001:db8::/32'] });
  expect(await outside.partner.get('/wallet')).toMatchObject({
    status: 403,
    body: { error: 'addressNotAllowed' },
  });
});

describe('E-06 malformed requests name their field', () => {
  test.each([
    ['/orders/states', { orderNos: ['x'] }, 'orderNos[0]'],
    ['/orders/states', { orderNos: Array(301).fill('1') }, 'orderNos'],
    ['/orders', { outOrderNo: 'abc', priceLimitCents: 1, listingId: 'x' }, 'outOrderNo'],
    ['/orders', { outOrderNo: 'abcd', priceLimitCents: 1.5, marketHashName: 'x' }, 'priceLimitCents'],
    ['/orders', { outOrderNo: 'abcd', priceLimitCents: 1 }, 'listingId'],
    ['/listings', { requestId: 'request-1', items: [] }, 'items'],
  ])('%s %j', async (path, body, field) => {
    expect(await partner.post(path, body)).toMatchObject({ status: 400, body: { error: 'badInput', field } });
  });

  test('no JSON, a body too large, an unknown call, another method: each its status, enveloped', async () => {
    expect(await partner.post('/orders/states', '{')).toMatchObject({
      status: 400,
      body: { error: 'badInput' },
    });
    const large = JSON.stringify({ orderNos: ['1'.repeat(300_000)] });
    expect(await partner.post('/orders/states', large)).toMatchObject({
      status: 413,
      body: { error: 'tooLarge' },
    });
    expect(await partner.get('/nothing')).toMatchObject({ status: 404, body: { error: 'notFound' } });
    expect(await partner.send('DELETE', '/open/v1/wallet')).toMatchObject({ status: 404 });
    const poisoned = '{"__proto__":{"orderNos":["1"]}}';
    expect(await partner.post('/orders/states', poisoned)).toMatchObject({ status: 400 });
  });

  test('words are English unless Accept-Language prefers Chinese', async () => {
    const chinese = { headers: { 'accept-language': 'zh-CN,en;q=0.5' } };
    expect((await partner.get('/nothing')).body.msg).toBe('Not found.');
    expect((await partner.get('/nothing', chinese)).body.msg).toBe('没有找到');
    const wrong = { orderNos: ['1', 'x'] };
    expect((await partner.post('/orders/states', wrong, chinese)).body.msg).toBe(
      '请求参数有误: orderNos[1]: 只能是数字',
    );
    const { body } = await partner.get('/market-items?limit=1e1', { headers: { 'accept-language': 'en' } });
    expect(body.msg).toBe('The request is malformed: limit: a whole number from 1 to 100');
  });
});
