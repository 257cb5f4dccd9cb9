import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBuyer } from '../../kit/shopper.ts';
import {
  addAlert,
  isSigned,
  offerTo,
  openWatcher,
  openWebhookScene,
  press,
  readWebhook,
  saveWebhook,
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

describe('D-05 a webhook is saved', () => {
  test('once for an alert: the secret is shown once, the same again changes nothing', async () => {
    const watcher = await openWatcher(scene);
    const first = await saveWebhook(watcher.client, watcher.alertId, hook);
    expect(first.secret).toMatch(/^whsec_/);
    const again = await saveWebhook(watcher.client, watcher.alertId, hook);
    expect(again).toEqual({ ...first, secret: null });
    const changed = await saveWebhook(watcher.client, watcher.alertId, 'https://example.com/hook', true);
    expect(changed.copyAlert?.webhook).toMatchObject({
      url: 'https://example.com/hook',
      replacesMessage: true,
    });
    const { rows } = await scene.market.owner.query(
      'select sealed_secret as sealed from alert_webhook where user_id = $1',
      [watcher.userId],
    );
    expect(rows).toHaveLength(1);
    expect(Buffer.from(rows[0].sealed, 'base64').toString('latin1')).not.toContain(first.secret);
  });

  test('twenty times at once is one webhook with one secret', async () => {
    const watcher = await openWatcher(scene);
    const saves = await Promise.all(
      Array.from({ length: 20 }, () => saveWebhook(watcher.client, watcher.alertId, hook)),
    );
    expect(saves.filter(({ secret }) => secret != null)).toHaveLength(1);
  });

  test('for twenty alerts, not for a twenty-first, not even at once', async () => {
    const client = await openBuyer(scene.market);
    const ids: string[] = [];
    for (let seed = 1; seed <= 22; seed += 1) ids.push(await addAlert(client, `seed:${seed}`));
    for (const id of ids.slice(0, 19)) await saveWebhook(client, id, hook);
    const saves = await Promise.all(ids.slice(19).map((id) => saveWebhook(client, id, hook)));
    expect(saves.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(saves.filter(({ code }) => code !== undefined)).toEqual(
      Array(2).fill(expect.objectContaining({ code: 'ALERT_WEBHOOKS_FULL', limit: 20 })),
    );
    // One that is there can still be changed, and a removed one makes room.
    expect((await saveWebhook(client, ids[0] ?? '', `${hook}/2`)).code).toBeUndefined();
    await press(client, 'removeAlertWebhook', ids[0] ?? '');
    const results = await Promise.all(ids.slice(19).map((id) => saveWebhook(client, id, hook)));
    expect(results.filter(({ code }) => code === undefined)).toHaveLength(2);
  });

  test('T-6 by its owner alone: another reads, changes, tests and removes nothing', async () => {
    const watcher = await openWatcher(scene, hook);
    const stranger = await openBuyer(scene.market);
    expect(await saveWebhook(stranger, watcher.alertId, 'https://example.com/')).toMatchObject({
      code: 'ALERT_WEBHOOK_UNKNOWN',
    });
    for (const name of ['testAlertWebhook', 'replaceAlertWebhookSecret'] as const)
      expect(await press(stranger, name, watcher.alertId)).toEqual({ __typename: 'AlertWebhookUnknown' });
    await press(stranger, 'removeAlertWebhook', watcher.alertId);
    expect(await readWebhook(stranger, watcher.alertId)).toBeNull();
    expect(await readWebhook(watcher.client, watcher.alertId)).toMatchObject({ url: hook, deliveries: [] });
  });

  test('an alert without a webhook has none to test', async () => {
    const watcher = await openWatcher(scene);
    for (const name of ['testAlertWebhook', 'replaceAlertWebhookSecret'] as const)
      expect(await press(watcher.client, name, watcher.alertId)).toEqual({
        __typename: 'AlertWebhookUnknown',
      });
  });
});

describe('D-05 a press', () => {
  test('sends a test with its result, also while the webhook is off, once in ten seconds', async () => {
    const watcher = await openWatcher(scene, hook);
    await scene.market.owner.query(
      "update alert_webhook set off_at = clock_now(), failures = 10, next_attempt_at = clock_now() + interval '1 hour' where user_id = $1",
      [watcher.userId],
    );
    scene.receiver.answer = (response) => void response.writeHead(418).end();
    await Promise.all([1, 2, 3].map(() => press(watcher.client, 'testAlertWebhook', watcher.alertId)));
    await scene.send();
    await scene.send();
    const [sent, ...none] = scene.receiver.received;
    expect(none).toEqual([]);
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ type: 'endpoint.test', copies: [] });
    expect(isSigned(watcher.secret, sent?.headers ?? {}, sent?.body ?? '')).toBe(true);
    expect(await readWebhook(watcher.client, watcher.alertId)).toMatchObject({
      failureCount: 10,
      deliveries: [{ isTest: true, state: 'DEAD', status: 418, attempts: 1, durationMs: expect.any(Number) }],
    });
    scene.receiver.answer = (response) => void response.writeHead(204).end();
    await scene.market.advanceClock(11_000);
    await press(watcher.client, 'testAlertWebhook', watcher.alertId);
    await scene.send();
    const seen = await readWebhook(watcher.client, watcher.alertId);
    expect(seen?.deliveries.map(({ state }) => state)).toEqual(['DELIVERED', 'DEAD']);
    expect(seen?.offAt).not.toBeNull();
  });

  test('replaces the secret: the former one signs nothing any more', async () => {
    const watcher = await openWatcher(scene, hook);
    await offerTo(scene, watcher, 15_000);
    await scene.find();
    const { secret = '' } = await press(watcher.client, 'replaceAlertWebhookSecret', watcher.alertId);
    expect(secret).toMatch(/^whsec_/);
    expect(secret).not.toBe(watcher.secret);
    await scene.send();
    const [{ headers, body } = { headers: {}, body: '' }] = scene.receiver.received;
    expect(isSigned(secret, headers, body)).toBe(true);
    expect(isSigned(watcher.secret, headers, body)).toBe(false);
  });

  test('removes the webhook with what it has not sent', async () => {
    const watcher = await openWatcher(scene, hook);
    await offerTo(scene, watcher, 15_000);
    await scene.find();
    await press(watcher.client, 'removeAlertWebhook', watcher.alertId);
    await press(watcher.client, 'removeAlertWebhook', watcher.alertId);
    await scene.send();
    expect(scene.receiver.received).toEqual([]);
    expect(await readWebhook(watcher.client, watcher.alertId)).toBeNull();
  });

  test('shows the twenty newest deliveries', async () => {
    const watcher = await openWatcher(scene, hook);
    await scene.market.owner.query(
      `insert into webhook_delivery (id, webhook_id, type, body, copy_count, state)
       select gen_random_uuid(), w.id, 'filter.matched', '{}', n, 'delivered' from alert_webhook w, generate_series(1, 10000) n where w.user_id = $1`,
      [watcher.userId],
    );
    expect((await readWebhook(watcher.client, watcher.alertId))?.deliveries).toHaveLength(20);
  });
});
