import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tx } from '../../../api/kernel/db.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { measureStatus } from '../../../api/ops/metrics/measureStatus.ts';
import {
  leaseEvents,
  listDuePartnerIds,
  readCallbackWait,
} from '../../../api/partners/callbacks/dueEvent.store.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { review } from '../application/partnerScene.ts';
import { openPartner } from '../openApi/openStage.ts';
import type { PartnerClient } from '../openApi/partnerClient.ts';
import { addEvents, buyAs, serveTo, until } from './callbackScene.ts';
import { openReceiver } from './receiver.ts';

const BACKLOG = 3_000;
/** What four events and a few tests cost at most, however many wait. */
const ROWS_MAX = 60;
const QUARTER_HOUR_MS = 16 * 60_000;

let market: TestMarket;

beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  await market.owner.query("update callback_event set state = 'delivered', leased_until = null");
});

const turn = (partner: PartnerClient, isOn: boolean) =>
  market.owner.query('update app_user set is_open_platform_on = $2 where id = $1', [partner.userId, isOn]);

/** A partner with this many undelivered events. */
async function openBacklog(events: number): Promise<PartnerClient> {
  const { partner } = await openPartner(market);
  await buyAs(partner, market);
  if (events > 0) await addEvents(market, partner, events);
  await market.owner.query(
    "update callback_event set next_attempt_at = created_at - position * interval '1 ms' where partner_id = $1",
    [partner.partnerId],
  );
  await market.owner.query('analyze callback_event');
  return partner;
}

/** Rows of events that a piece of work went through. */
async function countRows(work: (tx: Tx) => Promise<unknown>): Promise<number> {
  return inTransaction(market.worker.db, async (tx) => {
    await work(tx);
    const [row] = await tx.$queryRaw<[{ rows: number }]>`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_user_tables where relname = 'callback_event'`;
    return row.rows;
  });
}

test('P-05 what waits for partners who are off, and a long backlog, are not walked by looks and leases', async () => {
  const off = await openBacklog(BACKLOG);
  await turn(off, false);
  const on = await openBacklog(BACKLOG);
  let due: string[] = [];
  expect(
    await countRows(async (tx) => {
      due = await listDuePartnerIds(tx);
    }),
  ).toBeLessThan(ROWS_MAX);
  expect(due).toEqual([on.partnerId]);
  let leased: string[] = [];
  for (const count of [4, 0])
    expect(
      await countRows(async (tx) => {
        leased = await leaseEvents(tx, on.partnerId);
      }),
      `${count} leased`,
    ).toBeLessThan(ROWS_MAX);
  expect(leased).toEqual([]);
  expect(
    await countRows(async (tx) => {
      leased = await leaseEvents(tx, off.partnerId);
    }),
  ).toBeLessThan(ROWS_MAX);
  expect(leased).toEqual([]);
  // A test goes out all the same, and is one of the four.
  await market.owner.query(
    "insert into callback_event (id, partner_id, type, url) values (gen_random_uuid(), $1, 'endpoint.test', 'https://a.example/')",
    [off.partnerId],
  );
  expect(await listDuePartnerIds(market.worker.db)).toContain(off.partnerId);
  expect(await inTransaction(market.worker.db, (tx) => leaseEvents(tx, off.partnerId))).toHaveLength(1);
});

test('U-04 what a partner has switched off, or an operator has reset, does not wait for us', async () => {
  const partner = await openBacklog(0);
  const { partner: reset } = await openPartner(market);
  await buyAs(reset, market);
  await review(market, reset.appId, { verdict: 'reset', reason: 'a lost key' });
  await market.advanceClock(QUARTER_HOUR_MS);
  expect(await readCallbackWait(market.worker.db)).toBeGreaterThan(QUARTER_HOUR_MS - 1);
  await turn(partner, false);
  expect(await readCallbackWait(market.worker.db)).toBe(0);
  await measureStatus(market.worker);
  const { rows } = await market.owner.query("select state from status_sample where part = 'callbacks'");
  expect(rows).toEqual([{ state: 'up' }]);
});

test('the rest of what a partner is being told does not wait for us, while it is being told', async () => {
  const receiver = await openReceiver();
  receiver.answer = () => {};
  const partner = await openBacklog(10);
  await market.owner.query('update partner set callback_url = $2 where id = $1', [
    partner.partnerId,
    receiver.url,
  ]);
  await market.advanceClock(QUARTER_HOUR_MS);
  expect(await readCallbackWait(market.worker.db)).toBeGreaterThan(QUARTER_HOUR_MS - 1);
  const stop = await serveTo(market, [receiver]);
  try {
    await until(() => receiver.received.length).toBe(4);
    expect(await readCallbackWait(market.worker.db)).toBe(0);
    receiver.answer = (response) => void response.writeHead(204).end();
    await until(() => receiver.received.length).toBeGreaterThan(4);
  } finally {
    await stop();
  }
  // Between two deliveries nothing may be under way.
  await market.owner.query("update callback_event set state = 'waiting' where partner_id = $1", [
    partner.partnerId,
  ]);
  expect(await readCallbackWait(market.worker.db)).toBe(0);
  await receiver.close();
});
