import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Db, openDatabase } from '../../api/kernel/db.ts';
import { inTransaction, isSerializationFailure } from '../../api/kernel/tx.ts';
import { cloneDatabase } from '../kit/testDatabase.ts';

let db: Db;
beforeAll(async () => {
  const { ownerUrl } = await cloneDatabase();
  db = openDatabase({ url: ownerUrl, poolSize: 4, statementTimeoutMs: 5_000, lockTimeoutMs: 5_000 });
  await db.$executeRaw`create table deferred (id int unique deferrable initially deferred)`;
  await db.$executeRaw`
    create function fail_at_commit() returns trigger language plpgsql as
    $$ begin raise exception 'given up' using errcode = '40001'; end $$`;
  await db.$executeRaw`
    create constraint trigger fail_at_commit after insert on deferred deferrable initially deferred
    for each row execute function fail_at_commit()`;
});
afterAll(() => db.$disconnect());

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

const giveUp = "do $$ begin raise exception 'given up' using errcode = '40001'; end $$";

describe('a transaction that PostgreSQL gives up is known in each of its three shapes', () => {
  test('raised by raw SQL', async () => {
    expect(isSerializationFailure(await failureOf(db.$executeRawUnsafe(giveUp)))).toBe(true);
  });

  test('raised in a call of the client, by two that update the same row', async () => {
    const { id } = await db.notice.findFirstOrThrow();
    const failure = await failureOf(
      db.$transaction(
        async (tx) => {
          await tx.notice.findFirst({ where: { id } });
          await db.notice.update({ where: { id }, data: { titleEn: crypto.randomUUID() } });
          await tx.notice.update({ where: { id }, data: { titleEn: 'second' } });
        },
        { isolationLevel: 'RepeatableRead' },
      ),
    );
    expect(isSerializationFailure(failure)).toBe(true);
  });

  test('raised at the commit, where it carries no code', async () => {
    const failure = await failureOf(
      db.$transaction(async (tx) => tx.$executeRaw`insert into deferred values (1)`),
    );
    expect((failure as { code?: string }).code).toBeUndefined();
    expect(isSerializationFailure(failure)).toBe(true);
  });

  test('other failures are not serialization failures', async () => {
    expect(isSerializationFailure(await failureOf(db.$executeRawUnsafe('select 1 / 0')))).toBe(false);
    expect(isSerializationFailure(new Error('no'))).toBe(false);
    expect(isSerializationFailure(null)).toBe(false);
  });
});

describe('inTransaction', () => {
  test('tries again until it works', async () => {
    let tries = 0;
    const answer = await inTransaction(db, async (tx) => {
      tries += 1;
      if (tries < 3) await tx.$executeRawUnsafe(giveUp);
      return tries;
    });
    expect(answer).toBe(3);
  });

  test('gives up after five tries, and at once for anything else', async () => {
    let tries = 0;
    await expect(
      inTransaction(db, async (tx) => {
        tries += 1;
        await tx.$executeRawUnsafe(giveUp);
      }),
    ).rejects.toThrow();
    expect(tries).toBe(5);
    tries = 0;
    await expect(
      inTransaction(db, async () => {
        tries += 1;
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(tries).toBe(1);
  });
});
