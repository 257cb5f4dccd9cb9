import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLog } from '../../../api/kernel/log.ts';
import { measureStatus } from '../../../api/ops/metrics/measureStatus.ts';
import { serveMetrics } from '../../../api/ops/metrics/serveMetrics.ts';
import { openWorkerMetrics } from '../../../api/ops/metrics/workerMetrics.ts';
import { auditDue } from '../../../api/ops/status/auditDue.ts';
import { readStatus } from '../../../api/ops/status/readStatus.ts';
import { recordServiceCalls } from '../../../api/ops/status/recordStatus.ts';
import { openServiceWatch } from '../../../api/ops/status/watchServices.ts';
import { openBuyer } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
beforeEach(async () => {
  await market.owner.query('truncate status_sample, service_call, audit_finding');
});
afterAll(() => market.close());

async function samples(): Promise<Record<string, string>> {
  const { rows } = await market.owner.query<{ part: string; state: string }>(
    'select part, state from status_sample order by minute',
  );
  return Object.fromEntries(rows.map(({ part, state }) => [part, state]));
}

/** So many calls of one process, some of them failed. */
async function call(platform: TestMarket['platform'], service: string, oks: number, failures: number) {
  const services = openServiceWatch();
  const gateway = services.watch(
    {
      async ask(hasFailed: boolean) {
        if (hasFailed) throw new Error('no answer');
      },
    },
    service,
  );
  for (let count = 0; count < oks; count += 1) await gateway.ask(false);
  for (let count = 0; count < failures; count += 1) await gateway.ask(true).catch(() => {});
  await recordServiceCalls(platform, services);
}

/** A minute in which every part was used once and worked. */
async function useAll(): Promise<void> {
  await call(market.worker, 'sms', 1, 0);
  await call(market.worker, 'alipay', 1, 0);
  await market.owner.query('update steam_health set called_at = clock_now()');
}

test('nothing is called up that was not measured', async () => {
  await market.owner.query('update steam_health set called_at = null');
  await measureStatus(market.worker);
  const measured = await samples();
  expect(measured).toMatchObject({ market: 'up' });
  for (const part of ['codes', 'steam', 'payments', 'withdrawals']) expect(measured).not.toHaveProperty(part);
});

test('each minute is written once, whichever worker comes first', async () => {
  await useAll();
  await Promise.all([measureStatus(market.worker), measureStatus(market.worker)]);
  const { rows } = await market.owner.query<{ count: number }>(
    'select count(*)::int as count from status_sample group by minute',
  );
  expect(rows.every(({ count }) => count === 6)).toBe(true);
  expect(new Set(Object.values(await samples()))).toEqual(new Set(['up']));
});

test('calls of all processes count together, and a service that fails shows as down', async () => {
  await call(market.platform, 'sms', 1, 4);
  await call(market.worker, 'sms', 0, 4);
  await measureStatus(market.worker);
  expect(await samples()).toMatchObject({ codes: 'down', market: 'up' });
});

test('a withdrawal that waits and Steam that is down show', async () => {
  await useAll();
  await market.owner.query("update steam_health set state = 'down' where host = 'api'");
  await measureStatus(market.worker);
  expect(await samples()).toMatchObject({ steam: 'down', withdrawals: 'up' });
  await market.owner.query("update steam_health set state = 'up'");
});

test('what is older than a month is forgotten', async () => {
  await market.owner.query(
    "insert into status_sample values ('market', now() - interval '31 days', 'up'), ('market', now() - interval '29 days', 'up')",
  );
  await measureStatus(market.worker);
  const { rows } = await market.owner.query(
    "select from status_sample where minute < now() - interval '1 day'",
  );
  expect(rows).toHaveLength(1);
});

test('everybody can ask, and the database is asked every half minute at most', async () => {
  await useAll();
  await measureStatus(market.worker);
  const query = '{ platformStatus { measuredAt parts { part state since bars } } }';
  type Answer = {
    platformStatus: { measuredAt: string; parts: { part: string; state: string; bars: string[] }[] };
  };
  const { data, errors } = await market.visitor().query<Answer>(query);
  expect(errors).toEqual([]);
  expect(data?.platformStatus.parts.map(({ part, state }) => `${part} ${state}`)).toEqual([
    'MARKET UP',
    'CODES UP',
    'STEAM UP',
    'PAYMENTS UP',
    'WITHDRAWALS UP',
    'CALLBACKS UP',
  ]);
  expect(data?.platformStatus.parts[0]?.bars).toHaveLength(48);
  expect(data?.platformStatus.parts[0]?.bars.at(-1)).toBe('UP');
  const again = await market.visitor().query<Answer>(query);
  expect(again.data?.platformStatus.measuredAt).toBe(data?.platformStatus.measuredAt);
  expect((await readStatus(market.worker.db)).parts).toHaveLength(6);
});

test('an audit is made once when it is due, by the worker’s own rights, and shows in the metrics', async () => {
  await openBuyer(market);
  const done = await Promise.all([auditDue(market.worker), auditDue(market.worker)]);
  expect(done.filter(Boolean).length).toBe(1);
  expect(await auditDue(market.worker)).toBe(false);
  await market.owner.query("update audit_finding set audited_at = now() - interval '61 minutes'");
  await market.owner.query(
    "alter table ledger_account disable trigger all; update ledger_account set balance_cents = balance_cents + 7 where kind = 'clearing'",
  );
  expect(await auditDue(market.worker)).toBe(true);
  const registry = openWorkerMetrics(market.worker);
  const server = await serveMetrics(registry, market.config, openLog('test', 'silent'), 0);
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  await server.close();
  expect(text).toContain('invariant_offenders{invariant="I1"} 0');
  expect(text).toMatch(/invariant_offenders\{invariant="I2"\} [1-9]/);
  expect(text).toMatch(/invariants_audited_timestamp_seconds 1[0-9]{9}/);
  expect(text).toMatch(/money_cents\{account="deposit"\} [1-9]/);
  expect(text).toContain('steam_health{host="api"} 1');
  expect(text).toContain('callback_delay_seconds 0');
  expect(text).toContain('reconciliation_days_open 0');
});
