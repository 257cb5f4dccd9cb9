import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { deleteOwnRows } from '../../../api/accounts/deletion/erase.store.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { forgetOldDeliveries, openWebhooks } from '../../../api/selling/alerts/deliverWebhooks.ts';
import { sealWebhookSecret } from '../../../api/selling/alerts/webhookSecret.ts';
import { poison } from '../../kit/poison.ts';
import { slowness } from '../../kit/slowness.ts';
import { startWorkerProcess } from '../../kit/workerProcess.ts';
import { until } from '../../partners/callbacks/callbackScene.ts';
import {
  offerTo,
  openWatcher,
  openWebhookScene,
  readWebhook,
  type Watcher,
  type WebhookScene,
} from './webhookScene.ts';

let scene: WebhookScene;
let hook: string;
beforeAll(async () => {
  scene = await openWebhookScene();
  hook = scene.receiver.url;
});
afterAll(() => scene.close());
afterEach(async () => {
  await scene.market.owner.query('delete from alert_webhook');
  scene.receiver.received.length = 0;
  scene.receiver.answer = (response) => void response.writeHead(204).end();
});

/** A user whose webhook has one delivery to send. */
async function openWaiting(): Promise<Watcher> {
  const watcher = await openWatcher(scene, hook);
  await offerTo(scene, watcher, 15_000);
  await scene.find();
  return watcher;
}

/** Lets the leases of a killed worker expire. */
const leasesEnd = () =>
  scene.market.owner.query('update alert_webhook set leased_until = now() where leased_until is not null');

describe('D-05 a worker killed', () => {
  test.each(['webhook.signed', 'webhook.answered', 'webhook.noted'])(
    'at %s: the next one sends the same id and body, and it counts once',
    async (place) => {
      const watcher = await openWaiting();
      const settings = { CALLBACK_DEV_HOSTS: scene.receiver.host };
      expect(await startWorkerProcess(scene.market, place, settings).died).toBe('SIGKILL');
      await leasesEnd();
      const { received } = scene.receiver;
      // The database may take a moment to notice that the dead worker's transaction is over.
      await until(async () => {
        await scene.send();
        return received.length;
      }).toBe(place === 'webhook.signed' ? 1 : 2);
      expect(new Set(received.map(({ body }) => body)).size).toBe(1);
      expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      expect(await readWebhook(watcher.client, watcher.alertId)).toMatchObject({
        deliveries: [{ state: 'DELIVERED', attempts: 1 }],
      });
    },
    60_000,
  );

  test('between finding and telling: what the webhook sends is written once', async () => {
    const watcher = await openWatcher(scene, hook);
    await offerTo(scene, watcher, 15_000);
    expect(await startWorkerProcess(scene.market, 'copyAlert.taken').died).toBe('SIGKILL');
    const written = async () => {
      await scene.find();
      return (await readWebhook(watcher.client, watcher.alertId))?.deliveries;
    };
    await until(written).toHaveLength(1);
    expect(await written()).toHaveLength(1);
  });
});

describe('D-05 others', () => {
  test('two workers at once send each delivery once, at most four of a user at a time', async () => {
    const watcher = await openWaiting();
    await scene.market.owner.query(
      `with hook as (select id, url, user_id from alert_webhook where user_id = $1),
       more as (insert into copy_alert (id, user_id, name, filter, conditions)
         select ('00000000-0000-0000-0000-' || lpad(n::text, 12, '0'))::uuid, $1, 'more', 'seed:' || n, '{"seed": {"in": [1]}}' from generate_series(1, 9) n returning id),
       hooks as (insert into alert_webhook (id, alert_id, user_id, url, sealed_secret)
         select gen_random_uuid(), more.id, hook.user_id, hook.url, '' from more, hook returning id)
       insert into webhook_delivery (id, webhook_id, type, body, copy_count) select gen_random_uuid(), id, 'filter.matched', '{}', 1 from hooks`,
      [watcher.userId],
    );
    const { rows } = await scene.market.owner.query<{ id: string }>(
      'select id from alert_webhook where user_id = $1',
      [watcher.userId],
    );
    for (const { id } of rows)
      await scene.market.owner.query('update alert_webhook set sealed_secret = $2 where id = $1', [
        id,
        sealWebhookSecret(scene.market.config.STEAM_SEAL_PUBLIC_KEY, id, watcher.secret),
      ]);
    let underWay = 0;
    let most = 0;
    // However slow the machine is: the first ones wait until four are under way.
    const { promise: areFour, resolve: noteFour } = Promise.withResolvers<void>();
    scene.receiver.answer = async (response) => {
      underWay += 1;
      most = Math.max(most, underWay);
      if (underWay === 4) noteFour();
      await areFour;
      setTimeout(() => {
        underWay -= 1;
        response.writeHead(204).end();
      }, 100);
    };
    const workers = [openWebhooks(scene.market.worker), openWebhooks(scene.market.worker)];
    await Promise.all(workers.map((worker) => worker.run()));
    await until(() => scene.receiver.received.length).toBe(10);
    await Promise.all(workers.map((worker) => worker.close?.()));
    expect(new Set(scene.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(10);
    expect(most).toBe(4);
  });

  test('a receiver that hangs delays no other', async () => {
    const slow = await openWatcher(scene, `${hook}/slow`);
    await offerTo(scene, slow, 15_000);
    await openWaiting();
    await scene.find();
    const held = new Set<string>();
    const alertId = Buffer.from(slow.alertId, 'base64').toString().split(':')[1];
    scene.receiver.answer = (response, { body }) => {
      if (JSON.parse(body).alertId === alertId) held.add(body);
      else response.writeHead(204).end();
    };
    const work = openWebhooks(scene.market.worker);
    const start = performance.now();
    await work.run();
    await until(() => scene.receiver.received.length - held.size).toBe(1);
    expect(performance.now() - start).toBeLessThan(600 * slowness());
    await work.close?.();
  });

  test('O-09 a secret that cannot be opened and a row that cannot be written stop no other', async () => {
    const [broken, unwritable, fine] = [await openWaiting(), await openWaiting(), await openWaiting()];
    await scene.market.owner.query("update alert_webhook set sealed_secret = 'AA' where user_id = $1", [
      broken.userId,
    ]);
    const { rows } = await scene.market.owner.query('select id from alert_webhook where user_id = $1', [
      unwritable.userId,
    ]);
    const cure = await poison(scene.market, 'webhook_delivery', `new.webhook_id = '${rows[0].id}'`);
    await scene.send();
    await cure();
    expect((await readWebhook(fine.client, fine.alertId))?.deliveries[0]?.state).toBe('DELIVERED');
    expect((await readWebhook(broken.client, broken.alertId))?.deliveries[0]?.attempts).toBe(0);
    expect((await readWebhook(unwritable.client, unwritable.alertId))?.deliveries[0]?.state).toBe('WAITING');
  });

  test('a closed account sends nothing more, not even what is under way; a held one does', async () => {
    const [closed, held] = [await openWaiting(), await openWaiting()];
    await scene.market.owner.query('update app_user set is_blocked = true where id = $1', [held.userId]);
    scene.receiver.answer = (response) =>
      void inTransaction(scene.market.worker.db, (tx) => deleteOwnRows(tx, closed.userId)).finally(() =>
        response.writeHead(500).end(),
      );
    await scene.send();
    const { rows } = await scene.market.owner.query(
      'select count(*)::int as n from alert_webhook where user_id = $1',
      [closed.userId],
    );
    expect(rows).toEqual([{ n: 0 }]);
    scene.receiver.received.length = 0;
    scene.receiver.answer = (response) => void response.writeHead(204).end();
    await scene.market.advanceClock(61_000);
    await scene.send();
    expect(scene.receiver.received).toHaveLength(1);
    expect((await readWebhook(held.client, held.alertId))?.deliveries[0]?.state).toBe('DELIVERED');
  });

  test('10,000 webhooks that make a pause do not hold up the one that may send', async () => {
    const watcher = await openWaiting();
    await scene.market.owner.query(
      `with people as (select id from app_user where id <> $1 order by id limit 1),
       alerts as (insert into copy_alert (id, user_id, name, filter, conditions)
         select ('00000000-0000-0000-0001-' || lpad(n::text, 12, '0'))::uuid, people.id, 'many', 'seed:' || n, '{"seed": {"in": [1]}}' from people, generate_series(1, 10000) n returning id, user_id),
       hooks as (insert into alert_webhook (id, alert_id, user_id, url, sealed_secret, next_attempt_at)
         select gen_random_uuid(), id, user_id, 'https://example.com/', 'AA', clock_now() + interval '1 day' from alerts returning id)
       insert into webhook_delivery (id, webhook_id, type, body, copy_count) select gen_random_uuid(), id, 'filter.matched', '{}', 1 from hooks`,
      [watcher.userId],
    );
    const start = performance.now();
    await scene.send();
    const tookMs = performance.now() - start;
    console.log(`one of 10,001 webhooks: ${tookMs.toFixed(0)} ms`);
    expect(scene.receiver.received).toHaveLength(1);
    expect(tookMs).toBeLessThan(500 * slowness());
  });

  test('deliveries are forgotten after a week, those that wait are not', async () => {
    const watcher = await openWaiting();
    await scene.send();
    await offerTo(scene, watcher, 14_000);
    await scene.find();
    await scene.market.owner.query("update webhook_delivery set created_at = created_at - interval '8 days'");
    await forgetOldDeliveries(scene.market.worker);
    const seen = await readWebhook(watcher.client, watcher.alertId);
    expect(seen?.deliveries.map(({ state }) => state)).toEqual(['WAITING']);
  });
});
