import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markDoubtful } from '../../../api/ops/backup/restoreBackup.ts';
import { listLateCallbacks, listTroubledJobs } from '../../../api/ops/commands/job.store.ts';
import { cancelJob, retryJobs } from '../../../api/ops/commands/retryJobs.ts';
import { resendForOperator } from '../../../api/partners/callbacks/resendForOperator.ts';
import { sandbox, steamOffersOf, workerFor } from '../../kit/rounds.ts';
import { readOrder } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs as buyFor } from '../../orders/order/deliveryScene.ts';
import { buyAs, eventsOf } from '../../partners/callbacks/callbackScene.ts';
import { openPartner } from '../../partners/openApi/openStage.ts';
import { actionsOn, command, openOperator, runScript } from './operateScene.ts';

const NOBODY = '0190a0a0-0000-7000-8000-000000000001';

let market: TestMarket;
let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  market = await openTestMarket();
  operator = await openOperator(market);
});
afterAll(async () => {
  await operator.close();
  await market.close();
});

describe('jobs', () => {
  async function failedJob(key: string): Promise<string> {
    const { boss } = operator.jobs;
    const id = await boss.send('order-due', { orderId: NOBODY }, { singletonKey: key, retryLimit: 0 });
    await market.owner.query(
      `update pgboss.job set state = 'failed', started_on = now(), completed_on = now(), output = '{"message": "nobody home"}' where id = $1`,
      [id],
    );
    return id ?? '';
  }
  const stateOf = async (id: string) =>
    (await market.owner.query<{ state: string }>('select state::text from pgboss.job where id = $1', [id]))
      .rows[0]?.state;

  test('a failed job is told with its reason, tried again once, and cancelled', async () => {
    const id = await failedJob('one');
    expect((await listTroubledJobs(operator.db, 'order-due')).find((job) => job.id === id)).toMatchObject({
      trouble: 'failed',
      message: 'nobody home',
    });
    const input = { choice: { jobId: id }, operator: '小王' };
    expect([await retryJobs(operator, input), await retryJobs(operator, input)]).toEqual([1, 0]);
    expect(await stateOf(id)).toBe('retry');
    const cancel = { jobId: id, reason: '不需要', operator: '小王' };
    expect([await cancelJob(operator, cancel), await cancelJob(operator, cancel)]).toEqual([true, false]);
    expect(await stateOf(id)).toBe('cancelled');
    expect((await actionsOn(market, id)).map(({ command: words, outcome }) => `${words} ${outcome}`)).toEqual(
      ['job retry done', 'job retry unchanged', 'job cancel done', 'job cancel unchanged'],
    );
    expect(await cancelJob(operator, { ...cancel, jobId: NOBODY })).toBe(null);
  });

  test('all failed jobs of a queue, by the command', async () => {
    const ids = [await failedJob('a'), await failedJob('b')];
    expect((await command(market, 'runJob.ts', 'retry', 'order-due')).text).toContain('2 wait again');
    expect(await Promise.all(ids.map(stateOf))).toEqual(['retry', 'retry']);
  });
});

describe('callbacks', () => {
  test('P-05 dead ones are told, and sent again one by one or all of a partner; each is kept', async () => {
    const { partner } = await openPartner(market, { callbackUrl: 'https://hooks.partner-shop.com/shiji' });
    await buyAs(partner, market);
    await market.owner.query(
      `update callback_event set state = 'dead', attempts = 9, plan_attempts = 9, next_attempt_at = clock_now() + interval '1 day' where partner_id = $1`,
      [partner.partnerId],
    );
    const { rows } = await market.owner.query('select app_id from partner where id = $1', [
      partner.partnerId,
    ]);
    const appId: string = rows[0].app_id;
    const late = await listLateCallbacks(operator.db, appId);
    expect(late.map(({ state }) => state)).toEqual(['dead', 'dead']);
    const eventId = late[0]?.id ?? '';
    expect(await resendForOperator(operator, { choice: { eventId }, operator: '小王' })).toBe(1);
    const all = { choice: { appId }, operator: '小王' };
    const counts = await Promise.all([resendForOperator(operator, all), resendForOperator(operator, all)]);
    expect(counts.toSorted()).toEqual([0, 1]);
    for (const event of await eventsOf(market, partner)) {
      expect(event).toMatchObject({ state: 'waiting', attempts: 9 });
      expect(event.waits).toBeLessThanOrEqual(0);
    }
    expect((await command(market, 'runJob.ts', 'resend', NOBODY)).code).toBe(1);
    expect((await actionsOn(market, appId)).map(({ outcome }) => outcome).toSorted()).toEqual([
      'done',
      'unchanged',
    ]);
    expect((await actionsOn(market, eventId)).map(({ outcome }) => outcome)).toEqual(['done']);
  });
});

describe('after a restore', () => {
  test('I12 what was sent in the lost time is found at Steam and not sent again', async () => {
    const worker = workerFor(market);
    const { buyer, orderNo } = await buyFor(market, 'ignore');
    await sandbox(market, 'faults', { path: '/tradeoffer/new/send', count: 1, status: 0, withEffect: true });
    await expect(worker.send(orderNo)).rejects.toThrow();
    // As in books of a moment before: nothing was tried yet.
    await market.owner.query(
      `update trade_offer set attempts = 0, attempted_at = null where order_id = (select id from market_order where order_no = $1)`,
      [orderNo],
    );
    expect((await markDoubtful(market.ownerUrl)).offerCount).toBeGreaterThan(0);
    expect((await markDoubtful(market.ownerUrl)).offerCount).toBe(0);
    await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
    await worker.send(orderNo);
    expect(await steamOffersOf(market, orderNo)).toHaveLength(1);
    expect((await readOrder(buyer, orderNo)).order.phase).toBe('AWAITING_ACCEPT');
  });
});

test('a command runs in the image, too, where an operator’s shell has none of the keys of the market', async () => {
  const inImage = { NODE_ENV: 'production', SANDBOX: '', PUBLIC_URL: '' };
  expect(await runScript(market, 'runJob.ts', ['list'], inImage)).toMatchObject({ code: 0 });
});
