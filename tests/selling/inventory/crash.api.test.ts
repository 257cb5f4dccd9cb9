import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFreshWorker } from '../../kit/freshWorker.ts';
import { sandbox } from '../../kit/rounds.ts';
import { someOf } from '../../kit/someOf.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { startWorkerProcess } from '../../kit/workerProcess.ts';
import { accountOf, copiesOf, give, type Holder, listCopy, openHolder } from './inventoryScene.ts';

let market: TestMarket;
beforeAll(async () => {
  // A sync that fails for lack of CPU time is retried only after minutes.
  market = await openTestMarket({ STEAM_TIMEOUT_MS: '10000' });
});
afterAll(() => market.close());

async function refresh({ client }: Holder): Promise<void> {
  const { data, errors } = await client.query<{ refreshInventory: { __typename: string } }>(
    'mutation { refreshInventory(input: {}) { __typename } }',
  );
  expect([errors, data?.refreshInventory.__typename]).toEqual([[], 'RefreshInventoryPayload']);
}

async function untilSynced(holder: Holder): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await accountOf(market, holder)).inventory_status === 'synced') return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`it stayed ${(await accountOf(market, holder)).inventory_status}`);
}

test.each(
  someOf(['inventory.begun', 'session.renewed', 'inventory.page', 'inventory.read', 'inventory.written'], 2),
)(
  'a worker killed at %s: the next one finishes the look, nothing doubled, nothing lost',
  async (place) => {
    // The syncs of the robots are not the ones that the test kills.
    await market.owner.query(
      `update steam_account set inventory_due_at = clock_now() + interval '1 day' where type = 'robot'`,
    );
    const holder = await openHolder(market, 12);
    await give(market, holder, 'unknown', 3);
    await refresh(holder);
    const first = startWorkerProcess(market, place);
    expect(await first.died).toBe('SIGKILL');
    const stop = await startFreshWorker(market);
    await untilSynced(holder);
    const copies = await copiesOf(market, holder);
    expect([copies.length, new Set(copies.map((copy) => copy.asset_id)).size]).toEqual([15, 15]);
    const [copy] = copies;
    const listingId = await listCopy(market, copy?.id ?? '', 4_200n);
    await sandbox(market, `assets/${copy?.asset_id}/remove`);
    await market.advanceClock(61_000);
    await refresh(holder);
    await untilSynced(holder);
    await stop();
    const after = await copiesOf(market, holder);
    expect(after.filter((each) => each.is_gone).map((each) => each.id)).toEqual([copy?.id]);
    const { rows } = await market.owner.query(
      `select l.status, (select count(*)::int from message m where m.user_id = l.seller_id) as messages from listing l where l.id = $1`,
      [listingId],
    );
    expect(rows).toEqual([{ status: 'withdrawn', messages: 1 }]);
  },
  60_000,
);
