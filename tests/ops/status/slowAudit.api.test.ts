import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Db, openDatabase } from '../../../api/kernel/db.ts';
import { listFailures } from '../../../api/kernel/workFailures.ts';
import { roleUrl } from '../../../api/ops/database/roles.ts';
import { auditDue } from '../../../api/ops/status/auditDue.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

/** Longer than any statement of this worker may take, and than a check in the test of one that takes too long. */
const SLOW_SECONDS = 4;
const TOO_LONG_MS = 2_500;
const WORKER_MS = 2_000;

let market: TestMarket;
let db: Db;
beforeAll(async () => {
  market = await openTestMarket();
  const url = roleUrl(market.ownerUrl, 'worker');
  db = openDatabase({ url, poolSize: 2, statementTimeoutMs: WORKER_MS, lockTimeoutMs: WORKER_MS });
  await market.owner.query(
    `insert into account_action (id, user_id, kind, address)
     select gen_random_uuid(), id, 'setTradeUrl', '127.0.0.1' from app_user order by id limit 1`,
  );
});
beforeEach(async () => {
  await market.owner.query('truncate audit_finding');
  // The check of I4 takes long for each action of a user, as for years of them, and finds something.
  await market.owner.query(
    `alter function hash_of_account_action(account_action) rename to quick_hash_of_account_action;
     create function hash_of_account_action(a account_action) returns bytea language plpgsql as
       $$ begin perform pg_sleep(${SLOW_SECONDS}); return 'slow'::bytea; end $$`,
  );
});
afterEach(async () => {
  await market.owner.query(
    `drop function hash_of_account_action(account_action);
     alter function quick_hash_of_account_action(account_action) rename to hash_of_account_action`,
  );
});
afterAll(async () => {
  await db.$disconnect();
  await market.close();
});

async function findings(): Promise<Map<string, { count: number; ageSeconds: number }>> {
  const { rows } = await market.owner.query<{ invariant: string; count: number; ageSeconds: number }>(
    `select invariant, offender_count as count, extract(epoch from now() - audited_at)::float8 as "ageSeconds" from audit_finding`,
  );
  return new Map(rows.map(({ invariant, ...finding }) => [invariant, finding]));
}

const failures = (): number =>
  listFailures()
    .filter(({ work }) => work === 'audit')
    .reduce((sum, { count }) => sum + count, 0);

test('a check of the data may take longer than any other statement of a worker', async () => {
  expect(await auditDue({ ...market.worker, db })).toBe(true);
  const found = await findings();
  expect(found.get('I1')?.count).toBe(0);
  expect(found.get('I4')?.count).toBe(1);
});

test('a check that takes too long keeps its last finding, the others are stored, and none is due again at once', async () => {
  await market.owner.query(
    `insert into audit_finding (invariant, offender_count, audited_at)
     values ('I4', 3, now() - interval '2 hours'), ('I5', 3, now() - interval '2 hours'),
       ('an invariant of before', 2, now() - interval '2 hours')`,
  );
  const before = failures();
  const worker = { ...market.worker, db };
  expect(await auditDue(worker, { timeoutMs: TOO_LONG_MS })).toBe(true);
  expect(failures()).toBe(before + 1);
  const found = await findings();
  expect(found.get('I4')).toMatchObject({ count: 3, ageSeconds: expect.closeTo(7_200, -2) });
  expect(found.has('an invariant of before')).toBe(false);
  // Before and behind it.
  for (const id of ['I1', 'I5', 'I13']) expect(found.get(id)?.count).toBe(0);
  expect(await auditDue(worker, { timeoutMs: TOO_LONG_MS })).toBe(false);
});

test('what was found before the connection broke is stored', async () => {
  const worker = { ...market.worker, db };
  const auditing = auditDue(worker);
  const failing = expect(auditing).rejects.toThrow();
  await expect
    .poll(async () => {
      const { rowCount } = await market.owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and state = 'active' and wait_event = 'PgSleep'`,
      );
      return rowCount;
    })
    .toBe(1);
  await failing;
  const found = await findings();
  expect(found.get('I1')?.count).toBe(0);
  expect(found.has('I4')).toBe(false);
  expect(await auditDue(worker)).toBe(false);
});

test('an audit that stores nothing is not begun anew every minute by the same worker', async () => {
  // The last test here: this market's worker cannot read any more.
  await market.owner.query(
    `revoke select on all tables in schema public from market_worker; grant select on audit_finding to market_worker`,
  );
  const worker = { ...market.worker, db };
  expect(await auditDue(worker)).toBe(true);
  expect(await findings()).toEqual(new Map());
  const before = failures();
  expect(await auditDue(worker)).toBe(false);
  expect(failures()).toBe(before);
});
