import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../../api/kernel/durations.ts';
import {
  DOWN_URL,
  isSigned,
  offerTo,
  openWatcher,
  openWebhookScene,
  readWebhook,
  saveWebhook,
  TIMEOUT_MS,
  templatesOf,
  type WebhookScene,
} from './webhookScene.ts';

let scene: WebhookScene;
let hook: string;
beforeAll(async () => {
  scene = await openWebhookScene();
  hook = scene.receiver.url;
});
afterAll(() => scene.close());
afterEach(() => {
  scene.receiver.received.length = 0;
  scene.receiver.answer = (response) => void response.writeHead(204).end();
});

describe('D-05 a webhook of an alert', () => {
  test('sends a copy that matches once at a price, signed, beside the message', async () => {
    const watcher = await openWatcher(scene, hook);
    const listingId = await offerTo(scene, watcher, 15_000);
    await scene.find();
    await scene.send();
    await scene.find();
    await scene.send();
    const [{ headers, body } = { headers: {}, body: '{}' }, ...none] = scene.receiver.received;
    expect(none).toEqual([]);
    const sent = JSON.parse(body);
    expect(isSigned(watcher.secret, headers, body)).toBe(true);
    expect(isSigned(watcher.secret, headers, `${body} `)).toBe(false);
    expect(headers).toMatchObject({ 'webhook-id': sent.id, 'webhook-attempt': '1' });
    expect(sent).toMatchObject({
      type: 'filter.matched',
      alertId: Buffer.from(watcher.alertId, 'base64').toString().split(':')[1],
      name: 'wanted',
      copies: [{ listingId, askCents: 15_000, wear: 0.05, seed: 661, phase: null }],
    });
    expect(Object.keys(sent)).toEqual(['id', 'type', 'createdAt', 'alertId', 'name', 'filter', 'copies']);
    expect(sent.filter).toContain('price<=500');
    expect(sent.copies[0].url).toMatch(/^http:\/\/localhost:\d+\/goods\?hashName=/);
    expect(await templatesOf(scene, watcher.userId)).toEqual(['copiesFound']);
    expect((await readWebhook(watcher.client, watcher.alertId))?.deliveries).toEqual([
      expect.objectContaining({
        deliveryId: sent.id,
        state: 'DELIVERED',
        status: 204,
        attempts: 1,
        copyCount: 1,
      }),
    ]);
    await scene.market.owner.query('update listing set ask_cents = 14000 where id = $1', [listingId]);
    await scene.find();
    await scene.send();
    expect(scene.receiver.received[1]?.body).toContain('"askCents":14000');
  });

  test('stands for the message while it is on, and not while it is off', async () => {
    const watcher = await openWatcher(scene, hook, { instead: true });
    await offerTo(scene, watcher, 15_000);
    await scene.find();
    expect(await templatesOf(scene, watcher.userId)).toEqual([]);
    await scene.market.owner.query('update alert_webhook set off_at = clock_now() where user_id = $1', [
      watcher.userId,
    ]);
    await offerTo(scene, watcher, 15_001);
    await scene.find();
    expect(await templatesOf(scene, watcher.userId)).toEqual(['copiesFound']);
    await scene.send();
    expect(scene.receiver.received).toEqual([]);
  });

  test('sends a hundred copies in two deliveries, and is grouped as messages are', async () => {
    const watcher = await openWatcher(scene, hook);
    for (let copy = 0; copy < 100; copy += 1) await offerTo(scene, watcher, 10_000 + copy);
    await scene.find();
    await scene.send();
    await scene.send();
    const sizes = scene.receiver.received.map(({ body }) => JSON.parse(body).copies.length);
    expect(sizes).toEqual([50, 50]);
    scene.receiver.received.length = 0;
    for (let copy = 0; copy < 9; copy += 1) {
      await offerTo(scene, watcher, 9_000 + copy);
      await scene.find();
      await scene.send();
    }
    // Five in a minute, of which one has told already.
    expect(scene.receiver.received).toHaveLength(4);
    await scene.market.advanceClock(MINUTE_MS + 1_000);
    await scene.find();
    await scene.send();
    expect(JSON.parse(scene.receiver.received.at(-1)?.body ?? '').copies).toHaveLength(5);
  });

  test('comes again with the same id and body until it is taken, with growing pauses', async () => {
    const watcher = await openWatcher(scene, hook);
    scene.receiver.answer = (response) => void response.writeHead(500).end();
    await offerTo(scene, watcher, 15_000);
    await scene.find();
    await scene.send();
    await scene.send();
    expect(scene.receiver.received).toHaveLength(1);
    await scene.market.advanceClock(MINUTE_MS + 1_000);
    await scene.send();
    await scene.market.advanceClock(MINUTE_MS + 1_000);
    await scene.send();
    expect(scene.receiver.received).toHaveLength(2);
    expect((await readWebhook(watcher.client, watcher.alertId))?.failureCount).toBe(2);
    scene.receiver.answer = (response) => void response.writeHead(200).end();
    await scene.market.advanceClock(MINUTE_MS);
    await scene.send();
    const { received } = scene.receiver;
    expect(received.map(({ headers }) => headers['webhook-attempt'])).toEqual(['1', '2', '3']);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect(await readWebhook(watcher.client, watcher.alertId)).toMatchObject({
      failureCount: 0,
      deliveries: [{ state: 'DELIVERED', attempts: 3, status: 200 }],
    });
  });

  test('an address that answers 410 is off at once, and its user is told why', async () => {
    const watcher = await openWatcher(scene, hook, { instead: true });
    scene.receiver.answer = (response) => void response.writeHead(410).end();
    await offerTo(scene, watcher, 15_000);
    await scene.find();
    await scene.send();
    const off = await readWebhook(watcher.client, watcher.alertId);
    expect([off?.offAt === null, off?.deliveries.map(({ state }) => state)]).toEqual([false, ['DEAD']]);
    expect(await templatesOf(scene, watcher.userId)).toEqual(['webhookGone']);
    await scene.market.advanceClock(31 * MINUTE_MS);
    await offerTo(scene, watcher, 15_001);
    await scene.find();
    await scene.send();
    expect(scene.receiver.received).toHaveLength(1);
    expect(await templatesOf(scene, watcher.userId)).toEqual(['webhookGone', 'copiesFound']);
  });

  test('what the former address did not take goes to one that was saved meanwhile', async () => {
    const watcher = await openWatcher(scene, hook);
    const other = `${hook}?other`;
    scene.receiver.answer = (response) =>
      void saveWebhook(watcher.client, watcher.alertId, other).then(() => response.writeHead(410).end());
    await offerTo(scene, watcher, 15_000);
    await scene.find();
    await scene.send();
    expect(await readWebhook(watcher.client, watcher.alertId)).toMatchObject({
      url: other,
      offAt: null,
      deliveries: [{ state: 'WAITING', attempts: 1, status: 410 }],
    });
    scene.receiver.answer = (response) => void response.writeHead(204).end();
    await scene.send();
    const seen = await readWebhook(watcher.client, watcher.alertId);
    expect(seen?.deliveries).toMatchObject([{ state: 'DELIVERED', attempts: 2 }]);
  });

  test('ten failures in a row: it is off, its user is told once, and saving switches it on', async () => {
    const watcher = await openWatcher(scene, hook, { instead: true });
    scene.receiver.answer = (response) => void response.writeHead(503).end();
    await offerTo(scene, watcher, 15_000);
    await offerTo(scene, watcher, 15_001);
    await scene.find();
    await offerTo(scene, watcher, 15_002);
    await scene.find();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await scene.send();
      await scene.market.advanceClock(31 * MINUTE_MS);
    }
    expect(scene.receiver.received).toHaveLength(10);
    const off = await readWebhook(watcher.client, watcher.alertId);
    expect(off?.offAt).not.toBeNull();
    expect(off?.deliveries.map(({ state }) => state)).toEqual(['DEAD', 'DEAD']);
    expect(await templatesOf(scene, watcher.userId)).toEqual(['webhookOff']);
    const { data } = await watcher.client.query<{
      viewer: {
        messages: { edges: { node: { isAboutWebhook: boolean; bodyEn: string; titleZh: string } }[] };
      };
    }>('{ viewer { messages(first: 1) { edges { node { isAboutWebhook bodyEn titleZh } } } } }');
    const message = data?.viewer.messages.edges[0]?.node;
    expect(message?.isAboutWebhook).toBe(true);
    expect(message?.bodyEn).toMatch(/failed 10 times in a row.*“Save and switch on”$/);
    expect(message?.titleZh).toContain('「wanted」');
    expect((await saveWebhook(watcher.client, watcher.alertId, hook)).copyAlert?.webhook).toMatchObject({
      offAt: null,
      failureCount: 0,
    });
    scene.receiver.answer = (response) => void response.writeHead(204).end();
    await offerTo(scene, watcher, 15_003);
    await scene.find();
    await scene.send();
    expect(scene.receiver.received).toHaveLength(11);
  });

  test('one body that its receiver never takes holds up no other, and is given up after six attempts', async () => {
    const watcher = await openWatcher(scene, hook);
    await offerTo(scene, watcher, 15_000);
    await scene.find();
    const bad = (await readWebhook(watcher.client, watcher.alertId))?.deliveries[0]?.deliveryId;
    scene.receiver.answer = (response, { headers }) =>
      void response.writeHead(headers['webhook-id'] === bad ? 400 : 204).end();
    await scene.send();
    for (let copy = 1; copy <= 6; copy += 1) {
      await offerTo(scene, watcher, 15_000 + copy);
      await scene.market.advanceClock(3 * MINUTE_MS);
      await scene.find();
      await scene.send();
      await scene.send();
    }
    const seen = await readWebhook(watcher.client, watcher.alertId);
    expect(seen?.offAt).toBeNull();
    expect(seen?.deliveries.map(({ state }) => state)).toEqual([...Array(6).fill('DELIVERED'), 'DEAD']);
    expect(seen?.deliveries.at(-1)?.attempts).toBe(6);
  });
});

describe('D-05 P-06 an address', () => {
  test.each([
    ['http://example.com/hook', 'SCHEME'],
    ['https://10.0.0.1/hook', 'HOST'],
    ['https://localhost/hook', 'HOST'],
    ['https://a:b@example.com/', 'USER_INFO'],
    ['https://example.com:22/', 'PORT'],
    ['nothing', 'FORMAT'],
    [`https://example.com/${'a'.repeat(500)}`, 'LENGTH'],
  ])('%s is refused with its reason', async (url, urlProblem) => {
    const watcher = await openWatcher(scene);
    expect(await saveWebhook(watcher.client, watcher.alertId, url)).toMatchObject({
      code: 'WEBHOOK_URL_INVALID',
      urlProblem,
    });
  });

  test.each([
    ['a private address that was stored', 'https://10.0.0.1/hook', 'ADDRESS_NOT_ALLOWED', null],
    ['a receiver that is down', DOWN_URL, 'REFUSED', null],
    ['a receiver that hangs', null, 'TIMEOUT', null],
    ['a redirect', null, null, 302],
  ])('%s is a failed attempt, shown with its reason', async (what, stored, failure, status) => {
    const watcher = await openWatcher(scene, hook);
    if (status !== null)
      scene.receiver.answer = (response) => void response.writeHead(status, { location: hook }).end();
    if (failure === 'TIMEOUT') scene.receiver.answer = () => undefined;
    await scene.market.owner.query('update alert_webhook set url = $2 where user_id = $1', [
      watcher.userId,
      stored ?? hook,
    ]);
    await offerTo(scene, watcher, 15_000);
    await scene.find();
    await scene.send();
    const seen = await readWebhook(watcher.client, watcher.alertId);
    expect(seen?.failureCount, what).toBe(1);
    const [delivery] = seen?.deliveries ?? [];
    expect(delivery).toMatchObject({ state: 'WAITING', attempts: 1, failure, status });
    if (failure === 'TIMEOUT') expect(delivery?.durationMs).toBeGreaterThanOrEqual(TIMEOUT_MS - 50);
    expect(scene.receiver.received).toHaveLength(stored === null ? 1 : 0);
  });
});
