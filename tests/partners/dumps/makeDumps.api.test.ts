import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../api/kernel/db.ts';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { inSnapshot } from '../../../api/kernel/tx.ts';
import { roleUrl } from '../../../api/ops/database/roles.ts';
import { DUMP_KINDS } from '../../../api/partners/dumps/dump.ts';
import { readDumpLines } from '../../../api/partners/dumps/dumpLines.store.ts';
import { makeDueDumps } from '../../../api/partners/dumps/makeDumps.ts';
import type { Dump } from '../../../docs/open/client/types.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { startWorkerProcess } from '../../kit/workerProcess.ts';
import { takeItem } from '../../orders/bid/bidScene.ts';
import type { Seller } from '../../selling/listing/sellerScene.ts';
import { openPartner } from '../openApi/openStage.ts';
import type { PartnerClient } from '../openApi/partnerClient.ts';
import { dumpDay, endDay, linesOf, listOf, nameOf, openSellers, sell, storedBytes } from './dumpScene.ts';

let market: TestMarket;
let partner: PartnerClient;
let sellers: Seller[];
beforeAll(async () => {
  market = await openTestMarket();
  ({ partner } = await openPartner(market));
  sellers = await openSellers(market, 3);
});
afterAll(() => market.close());

async function count(sql: string): Promise<number> {
  const { rows } = await market.owner.query<{ count: string }>(`select count(*) from ${sql}`);
  return Number(rows[0]?.count);
}

/** Nothing but published files is there, and each of a day is whole. */
async function expectWhole(day: string, files: readonly Dump[]): Promise<void> {
  expect(files.map(({ kind, format }) => `${kind} ${format}`)).toEqual(
    DUMP_KINDS.flatMap((kind) => [`${kind} jsonl`, `${kind} csv`]),
  );
  for (const { kind, format, sha256, byteCount } of files) {
    const bytes = await storedBytes(market, `${kind}/${day}/${format}`);
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([byteCount, sha256]);
  }
  expect(await count('dump_file where published_at is null')).toBe(0);
}

test('L-03 D-04 made twice, a day has the files of the first time', async () => {
  const day = await dumpDay(market);
  const files = await listOf(partner, day);
  await expectWhole(day, files);
  await makeDueDumps(market.worker);
  expect(await listOf(partner, day)).toEqual(files);
});

describe('L-03 D-04 two workers at once', () => {
  test('make each file once', async () => {
    const day = await endDay(market);
    const before = await count('dump_file');
    await Promise.all([
      makeDueDumps(market.worker),
      makeDueDumps(market.worker),
      makeDueDumps(market.worker),
    ]);
    const files = await listOf(partner, day);
    await expectWhole(day, files);
    expect(await count('dump_file')).toBe(before + files.length);
  });

  test('make no broken file, even if the lock is lost', async () => {
    const day = await endDay(market);
    const hold = async (_key: string, work: () => Promise<void>) => {
      await work();
      return true;
    };
    const lockless = { ...market.worker, locks: { ...market.worker.locks, hold } };
    await Promise.all([makeDueDumps(lockless), makeDueDumps(lockless)]);
    await makeDueDumps(market.worker);
    await expectWhole(day, await listOf(partner, day));
  });
});

describe('L-03 D-04 a worker that is killed', () => {
  test.each(['dump.lines', 'dump.written', 'dump.listed'])(
    'at %s leaves nothing to be seen, and the next one makes the day',
    async (place) => {
      // A kind without lines has no batch to die at.
      const itemId = await takeItem(market);
      for (const { userId: sellerId } of sellers) await sell(market, { itemId, priceCents: 500, sellerId });
      const day = await endDay(market);
      expect(await startWorkerProcess(market, place).died).toBe('SIGKILL');
      expect(await listOf(partner, day)).toEqual([]);
      expect(await count('dump_file where published_at is null')).toBeGreaterThan(0);
      // The lock ends when the database sees the connection of the dead worker closed.
      await expect
        .poll(async () => {
          await makeDueDumps(market.worker);
          return (await listOf(partner, day)).length;
        })
        .toBe(8);
      await expectWhole(day, await listOf(partner, day));
    },
  );

  test('at dump.published leaves the kind that was published, and the next one makes the others', async () => {
    const day = await endDay(market);
    expect(await startWorkerProcess(market, 'dump.published').died).toBe('SIGKILL');
    const first = await listOf(partner, day);
    expect(first.map(({ kind, format }) => `${kind} ${format}`)).toEqual(['sales jsonl', 'sales csv']);
    await expect
      .poll(async () => {
        await makeDueDumps(market.worker);
        return (await listOf(partner, day)).length;
      })
      .toBe(8);
    const files = await listOf(partner, day);
    await expectWhole(day, files);
    expect(files.slice(0, 2)).toEqual(first);
  });
});

describe('O-09 L-03 D-04 what fails', () => {
  test('a row that no line can have stops neither its file nor the others', async () => {
    const [good, poisoned] = [await takeItem(market), await takeItem(market)];
    for (const { userId: sellerId } of sellers) {
      await sell(market, { itemId: good, priceCents: 500, sellerId });
      await sell(market, { itemId: poisoned, priceCents: 2n ** 53n, sellerId });
    }
    const day = await dumpDay(market);
    expect(await linesOf(market, 'sales', day, await nameOf(market, good))).toMatchObject([{ count: 3 }]);
    expect(await linesOf(market, 'sales', day, await nameOf(market, poisoned))).toEqual([]);
    await expectWhole(day, await listOf(partner, day));
  });

  test('a kind that cannot be read stops no other, and is made when it can be', async () => {
    await market.owner.query('revoke select on bid from market_worker');
    const day = await dumpDay(market);
    const kinds = async () => [...new Set((await listOf(partner, day)).map(({ kind }) => kind))];
    expect(await kinds()).toEqual(['sales', 'asks', 'traits']);
    await market.owner.query('grant select on bid to market_worker');
    await makeDueDumps(market.worker);
    await expectWhole(day, await listOf(partner, day));
  });

  test('a kind that takes too long, which looks like an outage, stops no other', async () => {
    const url = roleUrl(market.ownerUrl, 'worker');
    // The client gives up before the database does, and cannot tell it from a database that is gone.
    const limits = { statementTimeoutMs: 3_000, lockTimeoutMs: 10_000 };
    const db = openDatabase({ url, poolSize: 4, ...limits });
    const reader = await market.owner.connect();
    const day = await endDay(market);
    await reader.query('begin; lock table bid');
    await makeDueDumps({ ...market.worker, db });
    await reader.query('rollback');
    reader.release();
    await db.$disconnect();
    expect(new Set((await listOf(partner, day)).map(({ kind }) => kind))).toEqual(
      new Set(['sales', 'asks', 'traits']),
    );
  });

  test('without a key of the platform nothing is made', async () => {
    const day = await endDay(market);
    const config = { ...market.worker.config, OPEN_PRIVATE_KEY: '', OPEN_FORMER_PRIVATE_KEY: '' };
    await makeDueDumps({ ...market.worker, config });
    expect(await listOf(partner, day)).toEqual([]);
  });
});

test('L-03 D-04 ten thousand lines of one item are all there', async () => {
  const itemId = await takeItem(market);
  await market.owner.query(
    `with copy as (
       insert into asset (id, steam_account_id, market_item_id, asset_id, class_id, instance_id, float_value, paint_seed, is_tradable, is_marketable)
       select gen_random_uuid(), ($2::uuid[])[1 + n % 3], $1::uuid, (7000000000 + n)::text, '1', '0', 0.2, 7, true, true
       from generate_series(1, 10000) n returning id, asset_id, steam_account_id)
     insert into listing (id, asset_id, market_item_id, seller_id, ask_cents, float_value, paint_seed, is_automatic)
     select gen_random_uuid(), copy.id, $1, account.user_id, copy.asset_id::bigint - 7000000000 + 1000, 0.2, 7, true
     from copy join steam_account account on account.id = copy.steam_account_id`,
    [itemId, sellers.map(({ accountId }) => accountId)],
  );
  const day = await dumpDay(market);
  const lines = await linesOf(market, 'asks', day, await nameOf(market, itemId));
  expect(lines.map(({ priceCents, count: copies }) => [priceCents, copies])).toEqual(
    Array.from({ length: 10_000 }, (_, index) => [1_001 + index, 1]),
  );
  await expectWhole(day, await listOf(partner, day));
  const batches: number[] = [];
  await inSnapshot(market.worker.db, async (tx) => {
    for await (const rows of readDumpLines(tx, { kind: 'asks', day })) batches.push(rows.length);
  });
  expect(Math.max(...batches)).toBe(2_000);
  expect(batches.length).toBeGreaterThan(5);
});

test('D-04 a file is kept for thirty days after its own, and its bytes are deleted with it', async () => {
  const day = await dumpDay(market);
  await market.advanceClock(29 * DAY_MS);
  await makeDueDumps(market.worker);
  expect(await listOf(partner, day)).toHaveLength(8);
  await market.advanceClock(DAY_MS);
  await makeDueDumps(market.worker);
  expect(await listOf(partner, day)).toEqual([]);
  expect(await partner.send('GET', `/open/v1/dumps/sales/${day}/csv`)).toMatchObject({
    status: 400,
    body: { field: 'day' },
  });
  expect(await count('dump_part where file_id not in (select id from dump_file)')).toBe(0);
  expect(await storedBytes(market, `sales/${day}/csv`)).toHaveLength(0);
});
