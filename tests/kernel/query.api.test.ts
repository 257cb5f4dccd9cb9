import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Listing } from '../../api/kernel/generated/prisma/client.ts';
import { prepareQuery, queryOf } from '../../api/kernel/query.ts';
import { inTransaction } from '../../api/kernel/tx.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test('values come as Prisma brings them, under the names of the models', async () => {
  const { db } = market.platform;
  const expected = await db.listing.findMany({ orderBy: { id: 'asc' }, take: 3 });
  expect(expected).toHaveLength(3);
  // Every column of the model, so that a new one is compared, too.
  const columns = Object.keys(expected[0] ?? {}) as (keyof Listing)[];
  const found = await queryOf(db)
    .selectFrom('listing')
    .select(columns)
    .where(
      'id',
      'in',
      expected.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  expect(found).toEqual(expected);
});

test('a statement that is written once takes other values at each use, in and out of a transaction', async () => {
  let writings = 0;
  const select = prepareQuery<{ least: number; names: string[] }>(
    'names',
    'least',
  )((query, { least, names }) => {
    writings += 1;
    return query
      .selectNoFrom([
        sql<number>`${least}::int`.as('leastValue'),
        sql<number>`cardinality(${names}::text[])`.as('count'),
      ])
      .where(sql<boolean>`${least}::int > ${0}`);
  });
  const { db } = market.worker;
  expect(await select(db, { least: 3, names: ['a', 'b'] })).toEqual([{ leastValue: 3, count: 2 }]);
  expect(await select(db, { least: -1, names: [] })).toEqual([]);
  expect(await inTransaction(db, (tx) => select(tx, { least: 5, names: ['c'] }))).toEqual([
    { leastValue: 5, count: 1 },
  ]);
  expect(writings).toBe(1);
});

test('what is kept as JSON keeps its own names', async () => {
  const row = await queryOf(market.platform.db)
    .selectNoFrom(sql<unknown>`'{"steam_id": {"user_id": 1}}'::jsonb`.as('kept'))
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ kept: { steam_id: { user_id: 1 } } });
});

test('statements of a transaction go with it', async () => {
  const { db } = market.worker;
  const countIn = async (of: typeof db | Parameters<Parameters<typeof inTransaction>[1]>[0]) =>
    (await queryOf(of).selectFrom('exchangeRate').select('source').where('source', '=', 'nowhere').execute())
      .length;
  await expect(
    inTransaction(db, async (tx) => {
      await queryOf(tx)
        .insertInto('exchangeRate')
        .values({ id: 1, cnyPerUsd: 7, source: 'nowhere', fetchedAt: new Date() })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({ cnyPerUsd: 7, source: 'nowhere', fetchedAt: new Date() }),
        )
        .execute();
      const [{ numUpdatedRows } = {}] = await queryOf(tx)
        .updateTable('exchangeRate')
        .set({ cnyPerUsd: 8 })
        .where('id', '=', 1)
        .execute();
      expect(numUpdatedRows).toBe(1n);
      expect(await countIn(tx)).toBe(1);
      expect(await countIn(db)).toBe(0);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await countIn(db)).toBe(0);
});
