import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOurFlows } from '../../../api/payments/reconciliation/reconciliation.store.ts';
import { recordStatements } from '../../kit/queries.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

/** A week of the past, in which the market did nothing. */
const WINDOW = { from: new Date('2026-01-05T16:00:00Z'), until: new Date('2026-01-12T16:00:00Z') };
const PLATFORM = '00000000-0000-0000-0000-000000000000';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  await market.owner.query(
    `insert into ledger_account (id, kind, owner_id) select gen_random_uuid(), 'clearing', $1
     where not exists (select from ledger_account where kind = 'clearing')`,
    [PLATFORM],
  );
});
afterAll(() => market.close());

/** Runs SQL that books movements as they would stand there, without the checks of each row. */
async function book(sql: string, values: unknown[] = []): Promise<void> {
  const client = await market.owner.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    await client.query(sql, values);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** A recharge that was booked at a time, and posted so many microseconds later. */
async function recharge(number: string, at: string, laterMicros: number): Promise<void> {
  await book(
    `with booked as (insert into ledger_transfer (id, key, reason, actor, cause, created_at)
       values (gen_random_uuid(), 'recharge:' || $1, 'recharge', 'platform', 'test', $2::timestamptz) returning id)
     insert into ledger_posting (id, transfer_id, account_id, amount_cents, balance_after_cents, created_at)
     select gen_random_uuid(), booked.id, (select id from ledger_account where kind = 'clearing' limit 1), -700, 0,
       $2::timestamptz + $3 * interval '1 microsecond' from booked`,
    [number, at, laterMicros],
  );
}

test('a movement belongs to the time of its transfer, however long its posting waited for the accounts', async () => {
  await recharge('before', '2026-01-05T15:59:59.999Z', 10_000_000);
  // A transfer's time is rounded to milliseconds, a posting's is not.
  await recharge('first', '2026-01-05T16:00:00.000Z', -400);
  await recharge('last', '2026-01-12T15:59:59.999Z', 20_000_000);
  await recharge('after', '2026-01-12T16:00:00.000Z', 0);
  const flows = await listOurFlows(market.worker.db, WINDOW);
  expect(flows.map(({ number, cents }) => [number, cents]).toSorted()).toEqual([
    ['first', 700n],
    ['last', 700n],
  ]);
});

test('a payout has the number that the app knows, and a week of years is read by its index', async () => {
  await book(
    `with paid as (
       insert into withdrawal (id, serial_no, user_id, payment_account_id, amount_cents, fee_cents, status, created_at, finished_at)
       select gen_random_uuid(), 'serial-' || n, gen_random_uuid(), gen_random_uuid(), 1000, 10, 'success', $1::timestamptz + n * interval '15 minutes', $1
       from generate_series(-20000, 20000) n returning id, created_at),
     booked as (insert into ledger_transfer (id, key, reason, actor, cause, created_at)
       select gen_random_uuid(), 'payOut:' || id, 'payOut', 'platform', 'test', created_at from paid returning id, created_at)
     insert into ledger_posting (id, transfer_id, account_id, amount_cents, balance_after_cents, created_at)
     select gen_random_uuid(), booked.id, (select id from ledger_account where kind = 'clearing' limit 1), 1000, 0, booked.created_at from booked`,
    [WINDOW.from],
  );
  await market.owner.query('vacuum analyze ledger_transfer, ledger_posting, withdrawal, ledger_account');
  const { answer, statements } = await recordStatements('market_worker', () =>
    listOurFlows(market.worker.db, WINDOW),
  );
  const payouts = answer.filter(({ number }) => number?.startsWith('serial-'));
  expect(payouts).toHaveLength(7 * 24 * 4);
  expect(payouts).toContainEqual({ number: 'serial-0', cents: -1_000n, at: WINDOW.from });
  const [text = ''] = statements.filter((each) => each.includes('ledger_posting'));
  const { rows } = await market.owner.query(
    `explain ${text.replace(/\$\d+/g, (value) => (Number(value.slice(1)) % 2 === 1 ? '$1' : '$2'))}`,
    [WINDOW.from, WINDOW.until],
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('ledger_posting_account_id_created_at_id_idx');
  expect(plan).not.toMatch(/Seq Scan on (ledger_transfer|ledger_posting|withdrawal)/);
});
